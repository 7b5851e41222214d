import UIKit

/// A cell that an app would write, with an initializer of its own.
final class RowCell: UITableViewCell {
  static var made = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    RowCell.made += 1
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ row: Int) {
    textLabel?.text = RowCell.texts[row % RowCell.texts.count]
    detailTextLabel?.text = "detail"
  }

  /// Of one to four lines on a phone.
  private static let texts = (0..<97).map { number in
    Array(repeating: "row of text number \(number)", count: 1 + number * 7 % 5)
      .joined(separator: " ")
  }
}

/// A table view in a window, with rows of one height or of the heights that their texts take.
@MainActor final class ListFixture: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  var count: Int

  init(count: Int, isSelfSizing: Bool) {
    self.count = count
    super.init()
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = isSelfSizing ? UITableView.automaticDimension : 44
    table.dataSource = self
  }

  func show() {
    window.addSubview(table)
    window.isHidden = false
    CATransaction.flush()
    guard table.visibleCells.count > 5, table.visibleCells.allSatisfy({ $0 is RowCell }) else {
      fatalError("The table view does not show cells of the registered class")
    }
  }

  func hide() {
    window.isHidden = true
    table.removeFromSuperview()
    CATransaction.flush()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(indexPath.row)
    return cell
  }
}
