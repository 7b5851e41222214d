import UIKit

class ProductDetailViewController: UIViewController {

    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet weak var badge: BadgeView!
    var product: Product!
    var cart: Cart!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = product.name
    }

    @IBAction private func add(_ sender: UIButton) {
        cart.add(product)
        badge.count = cart.products.count
    }

    @IBAction func remove() {
        cart.empty()
        badge.count = 0
    }

    @IBAction func close(_ sender: Any) -> Bool {
        navigationController?.popViewController(animated: false)
        return true
    }
}

@IBDesignable
class BadgeView: UIView {

    @IBInspectable var count: Int = 0 { didSet { label.text = "\(count) in cart" } }
    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    private let label = UILabel()

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addSubview(label)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
