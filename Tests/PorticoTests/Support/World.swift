import Portico
import UIKit

/// What happened in a test, and what should be gone after it.
@MainActor final class World {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var ends: [String] = []
  private var kept: [(name: String, object: Weak)] = []

  struct Weak {
    weak var object: AnyObject?
  }

  func track(_ object: AnyObject, _ name: String) {
    kept.append((name, Weak(object: object)))
  }

  /// The names of tracked objects that are still there.
  var remaining: [String] {
    kept.filter { $0.object.object != nil }.map(\.name)
  }

  var root: UIViewController? { window.rootViewController }

  /// What a person sees: the innermost screen of what is presented last.
  var visible: UIViewController? {
    var top = root
    while let presented = top?.presentedViewController { top = presented }
    while let container = top {
      let next =
        switch container {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.viewControllers.last
        default: container.children.last
        }
      guard let next else { break }
      top = next
    }
    return top
  }

  /// Waits until nothing is under way.
  func settle() async {
    for _ in 0..<3 {
      await nextTurn()
      window.layoutIfNeeded()
    }
    _ = await until { [self] in
      root?.transitionCoordinator == nil && visible?.transitionCoordinator == nil
    }
    for _ in 0..<3 { await nextTurn() }
  }
}

final class Screen: UIViewController {
  weak var coordinator: AnyCoordinator?

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A flow whose start is given by the test.
final class Flow: Coordinator<String> {
  var begin: ((Flow) -> Void)?
  var name = ""

  convenience init(_ name: String, begin: @escaping (Flow) -> Void = { _ in }) {
    self.init()
    setUp(name, begin)
  }

  convenience init(
    _ name: String, window: UIWindow, begin: @escaping (Flow) -> Void = { _ in }
  ) {
    self.init(window: window)
    setUp(name, begin)
  }

  convenience init(
    _ name: String, navigationController: UINavigationController,
    begin: @escaping (Flow) -> Void = { _ in }
  ) {
    self.init(navigationController: navigationController)
    setUp(name, begin)
  }

  private func setUp(_ name: String, _ begin: @escaping (Flow) -> Void) {
    self.name = name
    self.begin = begin
  }

  override func start() {
    begin?(self)
  }

  func screen(_ title: String = "") -> Screen {
    let screen = Screen(title.isEmpty ? name : title)
    screen.coordinator = self
    return screen
  }
}
