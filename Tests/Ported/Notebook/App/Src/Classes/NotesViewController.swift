import UIKit

open class KeyboardAwareViewController: UIViewController {

    public private(set) var events: [String] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func note(_ event: String) { events.append(event) }
}

extension KeyboardAwareViewController {
    @objc func keyboardWillChange(_ notification: Notification) {
        note("keyboard")
    }

    @IBAction func done(_ sender: Any) {
        note("base done")
    }
}

class NotesViewController: KeyboardAwareViewController {

    var presenter: NotesPresentation!
    var texts: [String] = []
    var error: String?
    let tableView = UITableView()
    let field = UITextField()

    lazy var addAction = UIAccessibilityCustomAction(name: "Add", target: self, selector: #selector(addNote))
}
