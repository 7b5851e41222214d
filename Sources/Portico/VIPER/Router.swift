public import UIKit

/// Leads from a module to others and back: over navigation, presentation and tabs.
///
/// ```swift
/// final class GreetingRouter: Router<Never>, GreetingRouting {
///   func editPerson(_ person: Person) async -> Person? {
///     await run(EditPersonModule(person: person), presented: true).output
///   }
/// }
/// ```
///
/// It holds its view controller weakly. What it is asked for after that is gone, or where there is no such container,
/// does nothing.
///
/// - Parameter Output: The result of the module that it belongs to.
@MainActor open class Router<Output> {
  /// The view of the module; its ``Assembly`` sets it.
  public final weak var viewController: UIViewController?
  final var reply: Reply<Output>?

  public init() {}

  // MARK: Going on

  /// Pushes a screen on the navigation controller that the module is in.
  public final func push(_ screen: UIViewController, animated: Bool = true) {
    viewController?.navigationController?.pushViewController(screen, animated: animated)
  }

  /// Presents a screen over the module, or over what is presented there already.
  public final func present(_ screen: UIViewController, animated: Bool = true) {
    var presenter = viewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    presenter?.present(screen, animated: animated)
  }

  /// Shows another tab of the tab bar controller that the module is in. Does nothing if there is none at `index`.
  public final func selectTab(_ index: Int) {
    guard let tabs = viewController?.tabBarController,
      tabs.viewControllers?.indices.contains(index) == true
    else { return }
    tabs.selectedIndex = index
  }

  // MARK: Coming back

  /// Hands the result to whoever showed the module, and takes the module off: it is told when the module has left the
  /// screen. Does nothing the second time.
  public final func finish(_ output: Output) {
    finish(output, animated: true)
  }

  /// Hands the result over as ``finish(_:)`` does, with or without a transition.
  public final func finish(_ output: Output, animated: Bool) {
    guard let reply else { return }
    self.reply = nil
    close(animated: animated) { reply.send(output) }
  }

  /// Takes the module off in the way in which it was shown: goes back to the screen before it, or dismisses it. The
  /// module ends as cancelled. One that is the first of a window or tab stays.
  public final func close() {
    close(animated: true)
  }

  /// Takes the module off as ``close()`` does, with or without a transition.
  public final func close(animated: Bool) {
    close(animated: animated) {}
  }

  private func close(animated: Bool, then completion: @escaping @MainActor () -> Void) {
    guard let viewController else { return completion() }
    let chain = Array(sequence(first: viewController, next: \.parent))
    guard let index = chain.firstIndex(where: { $0.parent is UINavigationController }),
      let navigation = chain[index].parent as? UINavigationController,
      navigation.viewControllers.first !== chain[index]
    else {
      guard let presenter = viewController.presentingViewController else { return completion() }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    // It may be on its way out already.
    if let position = navigation.viewControllers.firstIndex(of: chain[index]) {
      navigation.popToViewController(navigation.viewControllers[position - 1], animated: animated)
    }
    guard let transition = navigation.transitionCoordinator else { return completion() }
    transition.animate(alongsideTransition: nil) { _ in completion() }
  }
}

extension Router where Output == Void {
  /// Takes off a module that has done its work. Does nothing the second time.
  public final func finish() {
    finish(())
  }
}
