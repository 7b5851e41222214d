import UIKit

class SummaryViewController: UIViewController, BookObserver {

    @IBOutlet private var totalLabel: UILabel!
    @IBOutlet private var views: [CategoryView]!

    var book: Book! {
        didSet {
            oldValue?.removeObserver(self)
            book.addObserver(self)
            if isViewLoaded { bookDidChange(book) }
        }
    }

    var total: String? { return totalLabel.text }

    override func viewDidLoad() {
        super.viewDidLoad()
        bookDidChange(book)
    }

    func bookDidChange(_ book: Book) {
        totalLabel.text = String(format: NSLocalizedString("TOTAL_%@", comment: ""), book.total)
        views.forEach { view in
            view.alpha = (book.entries as! [Entry]).contains { $0.category == view.category } ? 1 : 0.2
        }
    }
}

class SettingsViewController: UITableViewController {

    @IBOutlet weak var warnsSwitch: UISwitch!
    @IBOutlet weak var currencyControl: UISegmentedControl!
    private let currencies = ["EUR", "USD", "GBP"]

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let defaults = UserDefaults.standard
        warnsSwitch.isOn = defaults.bool(forKey: kWarnsDefaultsKey)
        currencyControl.selectedSegmentIndex = currencies.firstIndex(of: defaults.string(forKey: kCurrencyDefaultsKey) ?? "") ?? UISegmentedControl.noSegment
    }

    @IBAction func warnsChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: kWarnsDefaultsKey)
    }

    @IBAction func currencyChanged(_ sender: UISegmentedControl) {
        UserDefaults.standard.setValue(currencies[sender.selectedSegmentIndex], forKey: kCurrencyDefaultsKey)
        UserDefaults.standard.synchronize()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath)?.reuseIdentifier == "Reset" else { return }
        [kWarnsDefaultsKey, kCurrencyDefaultsKey].forEach(UserDefaults.standard.removeObject(forKey:))
        viewWillAppear(false)
    }
}
