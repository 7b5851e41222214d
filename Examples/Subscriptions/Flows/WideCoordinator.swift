import Foundation
import Portico
import UIKit

/// The coordinator for wide screens: the first screen on the left, the user's choice beside it.
final class WideCoordinator: MainCoordinator {
  private let split = UISplitViewController(style: .doubleColumn)
  private let columns = ColumnsDelegate()
  private let isRoot: Bool

  /// - Parameter isRoot: Whether the columns are the window's root, or are presented over another app.
  init(_ session: Session, _ checkout: Checkout, restoring saved: Data?, isRoot: Bool) {
    self.isRoot = isRoot
    super.init(session, checkout, restoring: saved)
  }

  override var details: Placement { .column(.secondary, of: split) }

  /// Shows another flow beside the first screen.
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
    split.delegate = columns
    split.setViewController(home, for: .primary)
    split.setViewController(NothingChosenViewController(), for: .secondary)
    return split
  }
}
