public import UIKit

extension Router {
  /// Pushes another module.
  ///
  /// - Parameters:
  ///   - module: The module, with what goes into it.
  ///   - animated: Whether to show the transition.
  ///   - completion: Called once, with the result or, however the module was left, as cancelled.
  public final func push<Other: Module>(
    _ module: Other, animated: Bool = true,
    completion: @escaping @MainActor (Outcome<Other.Output>) -> Void = { _ in }
  ) {
    push(module.makeViewController(completion: completion), animated: animated)
  }

  /// Presents another module.
  ///
  /// - Parameters:
  ///   - module: The module, with what goes into it.
  ///   - navigation: A new navigation controller to present it in, for a module that needs a bar or pushes others.
  ///   - animated: Whether to show the transition.
  ///   - completion: Called once, with the result or, however the module was left, as cancelled.
  public final func present<Other: Module>(
    _ module: Other, in navigation: UINavigationController? = nil, animated: Bool = true,
    completion: @escaping @MainActor (Outcome<Other.Output>) -> Void = { _ in }
  ) {
    let screen = module.makeViewController(completion: completion)
    navigation?.viewControllers = [screen]
    present(navigation ?? screen, animated: animated)
  }

  /// Shows another module and waits for its result.
  ///
  /// If the task that waits is cancelled, the module is taken off.
  ///
  /// - Parameters:
  ///   - module: The module, with what goes into it.
  ///   - presented: Whether to present it, in a navigation controller, or to push it.
  ///   - animated: Whether to show the transition.
  /// - Returns: The result or, however the module was left, cancelled.
  public final func run<Other: Module>(
    _ module: Other, presented: Bool = false, animated: Bool = true
  ) async -> Outcome<Other.Output> {
    guard !Task.isCancelled else { return .cancelled }
    var outcome = Outcome<Other.Output>.cancelled
    let leaving = Leaving()
    await withTaskCancellationHandler {
      await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
        let assembly = module.assemble()
        assembly.router.reply = Reply {
          outcome = $0
          ended.resume()
        }
        leaving.close = { [weak router = assembly.router] in router?.close(animated: animated) }
        if presented {
          present(
            UINavigationController(rootViewController: assembly.viewController), animated: animated)
        } else {
          push(assembly.viewController, animated: animated)
        }
      }
    } onCancel: {
      Task { @MainActor in leaving.close?() }
    }
    return outcome
  }
}

/// How to leave a module that somebody waits for.
@MainActor private final class Leaving {
  var close: (() -> Void)?
}
