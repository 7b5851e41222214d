public import UIKitCore

extension UIView.Invalidations {
  /// Calls `setNeedsUpdateConfiguration()` of a button, a cell, or a header or footer. Other views have no configuration.
  public struct Configuration: UIViewInvalidating {
    public init() {}

    @preconcurrency @MainActor public func invalidate(view: UIView) {
      switch view {
      case let button as UIButton: button.setNeedsUpdateConfiguration()
      case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
      case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
      case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
      default: break
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: UIView.Invalidations.Configuration { .init() }
}
