public import UIKit

extension Router {
  /// Pushes another module.
  ///
  /// - Parameters:
  ///   - module: The module with its input.
  ///   - animated: Whether the transition is animated.
  ///   - completion: A closure that is called once, with the result or as canceled.
  public final func push<Other: Module>(
    _ module: Other, animated: Bool = true,
    completion: @escaping @MainActor (Outcome<Other.Output>) -> Void = { _ in }
  ) {
    push(module.makeViewController(completion: completion), animated: animated)
  }

  /// Presents another module.
  ///
  /// - Parameters:
  ///   - module: The module with its input.
  ///   - navigation: A new navigation controller in which to present the module, if it needs a navigation bar or pushes
  ///     other modules.
  ///   - animated: Whether the transition is animated.
  ///   - completion: A closure that is called once, with the result or as canceled.
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
  /// Canceling the waiting task closes the module.
  ///
  /// - Parameters:
  ///   - module: The module with its input.
  ///   - presented: `true` to present it in a navigation controller, `false` to push it.
  ///   - animated: Whether the transition is animated.
  /// - Returns: The result, or ``Outcome/cancelled``.
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

/// A closure that closes an awaited module, for when the waiting task is canceled.
@MainActor private final class Leaving {
  var close: (() -> Void)?
}
