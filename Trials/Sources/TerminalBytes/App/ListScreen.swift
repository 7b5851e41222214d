import UIKit

/// A list that is searched and leads to other screens.
final class ListScreen: UITableViewController, UISearchBarDelegate {
  private var filter = ""
  private var rows: [String] {
    (["Controls", "Text", "Alert", "Sheet", "List"] + (1...60).map { "Row \($0)" })
      .filter { filter.isEmpty || $0.localizedCaseInsensitiveContains(filter) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bytes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    filter = searchText
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch rows[indexPath.row] {
    case "Text": navigationController?.pushViewController(TextScreen(), animated: true)
    case "Alert":
      let alert = UIAlertController(title: "Alert", message: "Text", preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(alert, animated: true)
    case "Sheet":
      present(UINavigationController(rootViewController: ListScreen()), animated: true)
    case "List": navigationController?.pushViewController(ListScreen(), animated: true)
    default: navigationController?.pushViewController(ControlsScreen(), animated: true)
    }
  }
}
