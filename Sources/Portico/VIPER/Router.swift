public import UIKit

/// A base class for routers, which navigate to other modules and back with navigation controllers, presentation
/// and tabs.
///
/// ```swift
/// final class GreetingRouter: Router<Never>, GreetingRouting {
///   func editPerson(_ person: Person) async -> Person? {
///     await run(EditPersonModule(person: person), presented: true).output
///   }
/// }
/// ```
///
/// A router doesn't retain its view controller. A call does nothing after the view controller is deallocated, or if it has
/// no matching container, such as a navigation controller.
///
/// - Parameter Output: The type of the module's result.
@MainActor open class Router<Output> {
  /// The module's view controller, set by its ``Assembly``.
  public final weak var viewController: UIViewController?
  final var reply: Reply<Output>?

  public init() {}

  // MARK: Going on

  /// Pushes a screen on the module's navigation controller.
  public final func push(_ screen: UIViewController, animated: Bool = true) {
    viewController?.navigationController?.pushViewController(screen, animated: animated)
  }

  /// Presents a screen on top of the module and everything that it presents.
  public final func present(_ screen: UIViewController, animated: Bool = true) {
    var presenter = viewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    presenter?.present(screen, animated: animated)
  }

  /// Selects another tab of the module's tab bar controller. Does nothing if there is no tab at `index`.
  public final func selectTab(_ index: Int) {
    guard let tabs = viewController?.tabBarController,
      tabs.viewControllers?.indices.contains(index) == true
    else { return }
    tabs.selectedIndex = index
  }

  // MARK: Coming back

  /// Closes the module and passes the result to the code that showed it, after the module has left the screen.
  /// Further calls do nothing.
  public final func finish(_ output: Output) {
    finish(output, animated: true)
  }

  /// Closes the module as ``finish(_:)`` does, with or without animation.
  public final func finish(_ output: Output, animated: Bool) {
    guard let reply else { return }
    self.reply = nil
    close(animated: animated) { reply.send(output) }
  }

  /// Closes the module in the way in which it was shown: pops to the screen before it, or dismisses it. The
  /// module ends as canceled. The first module of a window or tab stays.
  public final func close() {
    close(animated: true)
  }

  /// Closes the module as ``close()`` does, with or without animation.
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
    // The module may already have left the stack.
    if let position = navigation.viewControllers.firstIndex(of: chain[index]) {
      navigation.popToViewController(navigation.viewControllers[position - 1], animated: animated)
    }
    guard let transition = navigation.transitionCoordinator else { return completion() }
    transition.animate(alongsideTransition: nil) { _ in completion() }
  }
}

extension Router where Output == Void {
  /// Closes a module that has finished its work. Further calls do nothing.
  public final func finish() {
    finish(())
  }
}
