import UIKit

private let margin: CGFloat = 8

extension NotesViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .white
        layOut()
        tableView.dataSource = self
        tableView.register(UINib(nibName: "NoteCell", bundle: .main), forCellReuseIdentifier: "NoteCell")
        navigationItem.rightBarButtonItem = .init(barButtonSystemItem: .add, target: self, action: #selector(addNote))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: #selector(KeyboardAwareViewController.done(_:)))
        presenter.viewDidLoad()
    }

    override var canBecomeFirstResponder: Bool { return true }

    override var keyCommands: [UIKeyCommand]? {
        return [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addNote))]
    }

    private func layOut() {
        view.addSubview(tableView)
        view.addSubview(field)
        field.frame = CGRect(x: margin, y: 100, width: 300, height: 30)
        tableView.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: 400)
    }

    @objc func addNote() {
        presenter.add(field.text)
        field.text = nil
    }
}

extension NotesViewController {
    override func keyboardWillChange(_ notification: Notification) {
        super.keyboardWillChange(notification)
        note("notes")
    }

    override func done(_ sender: Any) {
        super.done(sender)
        note("done")
    }
}

extension NotesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as! NoteCell
        cell.fill(with: texts[indexPath.row])
        return cell
    }
}

extension NotesViewController: NotesView {
    func show(_ texts: [String]) {
        self.texts = texts
        tableView.reloadData()
    }

    func showError(_ message: String) { error = message }
}

final class NoteCell: UITableViewCell {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet private weak var star: UIButton! {
        didSet { star.setTitle("☆", for: .normal) }
    }
    private(set) var isStarred = false

    func fill(with text: String) { label.text = text }
    var text: String? { return label.text }

    @IBAction private func toggleStar() {
        isStarred.toggle()
        star.setTitle(isStarred ? "★" : "☆", for: .normal)
    }
}
