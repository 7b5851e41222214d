import UIKit

extension UISplitViewController {
  /// Returns the column that a controller was set for, or `nil` if there is none.
  func column(of controller: UIViewController) -> Column? {
    guard style != .unspecified else { return nil }
    let columns: [Column] = [.primary, .supplementary, .secondary, .compact]
    return columns.first { viewController(for: $0) === controller }
  }

  func empty(columnOf controller: UIViewController) {
    if let column = column(of: controller) { setViewController(nil, for: column) }
  }
}
