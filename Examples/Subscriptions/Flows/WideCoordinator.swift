import Foundation
import Portico
import UIKit

/// The first screen at the left, what the person chose beside it.
final class WideCoordinator: MainCoordinator {
  private let split = UISplitViewController(style: .doubleColumn)
  private let isRoot: Bool

  /// - Parameter isRoot: Whether the columns are the window's, or are presented over another app.
  init(_ session: Session, _ checkout: Checkout, restoring saved: Data?, isRoot: Bool) {
    self.isRoot = isRoot
    super.init(session, checkout, restoring: saved)
  }

  override var details: Placement { .column(.secondary, of: split) }

  /// There is room for more than the first screen.
  override func begin() {
    super.begin()
    show(.buy(.plans), animated: false)
  }

  override func makeHome() -> Destination {
    isRoot ? .screen { self.makeColumns() } : .presented { self.makeColumns() }
  }

  override func goOn() { show(session.account == nil ? .buy(.plans) : .account) }

  private func makeColumns() -> UIViewController {
    let home = HomeViewController.make(session, self)
    if !isRoot {
      home.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }
    split.modalPresentationStyle = .fullScreen
    split.setViewController(home, for: .primary)
    return split
  }
}
