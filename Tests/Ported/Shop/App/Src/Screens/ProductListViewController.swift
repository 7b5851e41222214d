import UIKit

final class ProductListViewController: ListViewController {

    var products = [Product(name: "Tea", price: 4), Product(name: "Coffee", price: 7)]
    let cart = Cart()
    @IBOutlet private weak var totalLabel: UILabel! {
        didSet { log.append("totalLabel set") }
    }
    private var observation: NSKeyValueObservation?

    lazy var emptyButton = UIBarButtonItem(title: "Empty", style: .plain, target: self, action: #selector(emptyCart))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        cart.delegate = self
        navigationItem.rightBarButtonItem = emptyButton
        NotificationCenter.default.addObserver(self, selector: #selector(ProductListViewController.cartChanged(_:)), name: .cartDidChange, object: cart)
        observation = cart.observe(\.total, options: [.new]) { [weak self] _, change in
            self?.log.append("total \(change.newValue ?? -1)")
        }
        hideKeyboardWhenTapped()
    }

    @objc private func emptyCart() {
        cart.empty()
    }

    @objc func cartChanged(_ notification: Notification) {
        totalLabel.text = cart.price
        log.append("notified \(notification.userInfo?["total"] as? Int ?? -1)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? ProductDetailViewController, let row = tableView.indexPathForSelectedRow?.row else { return }
        detail.product = products[row]
        detail.cart = cart
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
        log.append("unwound from \(type(of: segue.source))")
    }
}

// MARK: - Overrides

extension ProductListViewController {

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("appears")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        log.append("selected \(products[indexPath.row].name)")
        performSegue(withIdentifier: "showDetail", sender: tableView.cellForRow(at: indexPath))
    }

    override func refresh(_ sender: Any?) {
        super.refresh(sender)
        log.append("refresh")
    }

    override var screenName: String { "Products, " + super.screenName }

    override var prefersStatusBarHidden: Bool { return true }
}

extension ProductListViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return products.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        cell.textLabel?.text = products[indexPath.row].name
        return cell
    }
}

extension ProductListViewController: CartDelegate {

    func cartDidChange(_ cart: Cart) {
        log.append("cart changed")
    }

    func cart(_ cart: Cart, limitFor product: Product) -> Int {
        return product.stock
    }
}
