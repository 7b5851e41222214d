import UIKit

/// Picks one of any values.
final class PickerViewController<Item: Equatable>: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private var items: [Item] = []
  let describe: (Item) -> String = { "\($0)" }

  convenience init(_ items: [Item]) {
    self.init(nibName: nil, bundle: nil)
    fill(items)
  }

  func fill(_ items: [Item]) { self.items = items }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = describe(items[indexPath.row])
    return cell
  }
}
