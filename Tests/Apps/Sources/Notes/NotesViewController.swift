import UIKit

class NotesViewController: UIViewController, UITableViewDataSource {
  var titleField: UITextField!
  var saveButton: UIButton!
  var tableView: UITableView!
  private var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  }

  private func save() {
    guard let title = titleField.text, !title.isEmpty else { return }
    notes.append(title)
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .none)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
}
