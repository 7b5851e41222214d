import DisplayInterface
import EverythingApp
import Foundation
import TrialKit
import UIKit
import UIKitCore

/// The app of a round, its windows and what else keeps controllers alive.
@MainActor final class Stage {
  let window: UIWindow
  /// A second one, above.
  var other: UIWindow?
  /// Controllers that the app keeps for later.
  var kept: [UIViewController] = []
  /// What was armed: commands that wait for a callback.
  var armed: [(moment: Moment, command: String)] = []
  private var seen: [ObjectIdentifier: WeakController] = [:]

  private struct WeakController {
    weak var controller: UIViewController?
  }

  init(_ app: String) {
    window = UIWindow(frame: UIScreen.main.bounds)
    AppKind.start(app, in: window)
    window.makeKeyAndVisible()
    Turn.current.commit()
  }

  var windows: [UIWindow] { [window, other].compactMap(\.self) }

  // MARK: Controllers

  /// All that can be reached, from the roots down, and those that are kept.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var known: Set<ObjectIdentifier> = []
    func visit(_ controller: UIViewController) {
      guard known.insert(ObjectIdentifier(controller)).inserted else { return }
      found.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentation.presented { visit(presented) }
    }
    for root in windows.compactMap(\.rootViewController) { visit(root) }
    for controller in kept { visit(controller) }
    return found
  }

  /// The controller at a number that may be beyond the end, of those of a type.
  func controller<Type: UIViewController>(_ number: Int, _ type: Type.Type = Type.self) -> Type? {
    controllers.compactMap { $0 as? Type }.at(number)
  }

  /// Remembers all controllers there are, to see later whether they went.
  func remember() {
    for controller in controllers { remember(controller) }
  }

  func remember(_ controller: UIViewController) {
    let id = ObjectIdentifier(controller)
    if seen[id]?.controller == nil { seen[id] = WeakController(controller: controller) }
  }

  /// Those that were seen and are alive.
  var survivors: [UIViewController] { seen.values.compactMap(\.controller) }

  /// Whether one may be put somewhere: it has no place yet.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentation.presenting == nil
      && !windows.contains { $0.rootViewController === controller }
  }

  // MARK: Closing

  /// Takes everything off the screen and lets go of it.
  func close() {
    armed = []
    kept = []
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
    }
    other = nil
    Turn.current.commit()
  }
}

extension Array {
  /// The element at a number that may be beyond the end.
  func at(_ number: Int) -> Element? {
    isEmpty ? nil : self[((number % count) + count) % count]
  }
}
