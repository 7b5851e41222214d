import UIKitDiagnostics
import Foundation

/// The app's requests to the columns.
extension SplitConductor {
  // MARK: Classic

  var viewControllers: [UIViewController] {
    if isCollapsed { return [hosts[base]].compactMap { $0 } }
    return order.compactMap { hosts[$0] }
  }

  func setViewControllers(_ new: [UIViewController]) {
    guard style == .unspecified else {
      for (column, controller) in zip(order.prefix(max(new.count - 1, 1)), new) {
        setController(controller, for: column)
      }
      if new.count > 1 { setController(new.last, for: .secondary) }
      return
    }
    require(new.count <= 2, "A classic split view controller has two view controllers, not \(new).")
    if isCollapsed {
      // The controller that was collapsed onto the former primary one is removed with it.
      isCollapsed = false
      if let preserved { retire(preserved) }
      preserved = nil
    }
    let primary = new.first
    let secondary = new.count > 1 ? new[1] : nil
    if let former = hosts[.primary], former === secondary { hosts[.primary] = nil }
    setHost(primary, for: .primary)
    setHost(secondary, for: .secondary)
    controllers = hosts
    if isOnScreen { adapt() }
  }

  // MARK: Columns

  func setController(_ new: UIViewController?, for column: Column) {
    guard controllers[column] !== new else { return }
    let own = hosts[column] as? UINavigationController
    let isWrapped = own != nil && own !== controllers[column]
    controllers[column] = new
    if let new, let own, column != .compact, !(new is UINavigationController) {
      if column == .secondary { return push(new, in: own) }
      if isWrapped { return own.setViewControllers([new], animated: false) }
    }
    let host = column == .compact ? new : new.map(wrapped)
    if isCollapsed { setHostCollapsed(host, for: column) } else { setHost(host, for: column) }
  }

  private func push(_ new: UIViewController, in navigation: UINavigationController) {
    if navigation.viewControllers.contains(where: { $0 === new }) {
      navigation.popToViewController(new, animated: isOnScreen)
    } else {
      navigation.pushViewController(new, animated: isOnScreen)
    }
  }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }

  func show(_ column: Column) {
    if isCollapsed { return showCollapsed(column) }
    let needed: Int
    switch column {
    case .compact: return
    case .secondary:
      // The secondary column is fully visible in modes in which no column covers or displaces it.
      switch displayMode {
      case .oneOverSecondary, .twoOverSecondary: needed = 0
      case .twoDisplaceSecondary: needed = 1
      default: return
      }
    case .supplementary: needed = 1
    case .primary: needed = order.count - 1
    }
    if column != .secondary, displayMode.count >= needed { return }
    choose(Mode(count: needed, behavior: behavior))
  }

  func hide(_ column: Column) {
    if isCollapsed { return hideCollapsed(column) }
    let allowed: Int
    switch column {
    case .compact, .secondary: return
    case .supplementary: allowed = 0
    case .primary: allowed = order.count - 2
    }
    guard displayMode.count > allowed else { return }
    choose(Mode(count: allowed, behavior: behavior))
  }

  // MARK: Showing controllers

  func show(_ controller: UIViewController, sender: Any?) {
    let origin = origin
    self.origin = nil
    if delegate?.splitViewController(split, show: controller, sender: sender) == true { return }
    guard !isCollapsed else { return split.present(controller, animated: true) }
    let column = order.first { hosts[$0] === origin } ?? .primary
    setSecondary(controller, for: origin == nil ? .primary : column)
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(split, showDetail: controller, sender: sender) == true {
      return
    }
    guard isCollapsed else {
      setSecondary(controller, for: .secondary)
      if style != .unspecified { show(.secondary) }
      return
    }
    guard style == .unspecified || base == .compact else {
      setController(controller, for: .secondary)
      return showCollapsed(.secondary)
    }
    if let preserved {
      retire(preserved)
      self.preserved = nil
      columnsDidChange()
    }
    guard let shown = hosts[base] else { return split.present(controller, animated: true) }
    shown.show(controller, sender: sender)
  }

  private func setSecondary(_ controller: UIViewController, for column: Column) {
    if style == .unspecified {
      setHost(controller, for: column)
      controllers = hosts
    } else {
      setController(controller, for: column)
    }
  }

  // MARK: Sizes

  func width(of column: Column) -> CGFloat {
    guard order.contains(column), !isCollapsed else { return 0 }
    return layout(in: displayMode).width(of: column)
  }

  func size(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard !isCollapsed, let column = order.first(where: { hosts[$0] === container }) else {
      return size
    }
    var layout = layout(in: displayMode)
    layout.size = size
    return layout.frame(of: column).size
  }

  var hidesBottomBar: Bool { isCollapsed && hosts[base]?.hidesBottomBar == true }
}
