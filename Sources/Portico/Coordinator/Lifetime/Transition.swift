import UIKit

/// Collects the changes of several flows, and performs them as one transition: it sets each stack once, dismisses
/// presented controllers, and presents others at the end. Only visible changes are animated.
@MainActor final class Transition {
  /// The transition whose changes are being collected, if any.
  private(set) static var current: Transition?

  private var stacks: [(navigation: UINavigationController, screens: [UIViewController])] = []
  private var installations: [() -> Void] = []
  private var presentations: [(_ animated: Bool) -> Void] = []
  /// The controller whose presented controllers are dismissed.
  var presenter: UIViewController?
  /// The controllers whose tabs are selected and whose columns are shown.
  var targets: [UIViewController] = []

  /// Collects changes and performs them, or adds them to the current transition if there is one.
  ///
  /// - Parameter gather: Shows screens, and adds other changes to the transition.
  static func perform(animated: Bool, _ gather: (Transition) -> Void) {
    if let current { return gather(current) }
    let transition = Transition()
    current = transition
    gather(transition)
    current = nil
    transition.commit(animated: animated)
  }

  /// Returns the stack of a navigation controller after the transition.
  static func stack(of navigation: UINavigationController) -> [UIViewController] {
    current?.stacks.first { $0.navigation === navigation }?.screens ?? navigation.viewControllers
  }

  /// Pushes screens, now or in the current transition.
  static func push(
    _ screens: [UIViewController], on navigation: UINavigationController, animated: Bool
  ) {
    let stack = stack(of: navigation)
    if let current {
      current.set(stack + screens, on: navigation)
    } else if screens.count == 1 {
      navigation.pushViewController(screens[0], animated: animated && !stack.isEmpty)
    } else {
      navigation.setViewControllers(stack + screens, animated: animated && !stack.isEmpty)
    }
  }

  /// Adds a controller to a tab bar or split view controller, now or in the current transition.
  static func install(_ work: @escaping () -> Void) {
    if let current { current.installations.append(work) } else { work() }
  }

  /// Presents a controller, now or at the end of the current transition.
  static func present(animated: Bool, _ work: @escaping (_ animated: Bool) -> Void) {
    guard let current else { return work(animated) }
    current.presentations.append { work(animated && $0) }
  }

  func set(_ screens: [UIViewController], on navigation: UINavigationController) {
    if let index = stacks.firstIndex(where: { $0.navigation === navigation }) {
      stacks[index].screens = screens
    } else {
      stacks.append((navigation, screens))
    }
  }

  private func commit(animated: Bool) {
    for (navigation, screens) in stacks
    where !navigation.viewControllers.elementsEqual(screens, by: ===) {
      let isSeen =
        navigation.viewIfLoaded?.window != nil && !navigation.viewControllers.isEmpty
        && navigation.presentedViewController == nil
      navigation.setViewControllers(
        screens, animated: animated && isSeen && presenter == nil && presentations.isEmpty)
    }
    for installation in installations { installation() }
    for target in targets { target.select() }
    presenter?.dismiss(animated: animated && presentations.isEmpty)
    for (index, present) in presentations.enumerated() {
      present(animated && index == presentations.count - 1)
    }
    let search = RootSearch()
    for controller in stacks.map(\.navigation) + targets + [presenter].compactMap({ $0 }) {
      ScreenWatch.shared.setNeedsCheck(in: search.root(of: controller, hint: nil).window)
    }
  }
}

extension UIViewController {
  /// Selects the tabs and shows the columns that contain the controller.
  fileprivate func select() {
    var next: UIViewController? = self
    while let controller = next {
      next = controller.parent
      if let tabs = next as? UITabBarController, tabs.selectedViewController !== controller {
        tabs.selectedViewController = controller
      }
      if let split = controller.splitViewController, let column = split.column(of: controller) {
        split.show(column)
        // While collapsed, the column may be in the stack of another column.
        next = split
      }
    }
  }
}
