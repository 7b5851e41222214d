import UIKit

/// The list of results, with a footer for messages.
final class ResultsTableView: UITableView {
  let footer = ListFooterView()

  init() {
    super.init(frame: .zero, style: .plain)
    accessibilityIdentifier = "Results"
    tableFooterView = footer
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
