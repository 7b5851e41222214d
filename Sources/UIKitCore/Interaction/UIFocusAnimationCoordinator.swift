public import Foundation

/// Runs what an app animates together with a move of focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// - Parameters:
  ///   - animations: Run at once: focus moves without taking time.
  ///   - completion: Runs when focus has moved.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { completions.append(completion) }
  }

  func complete() {
    for completion in completions { completion() }
  }
}
