public import Foundation

/// Runs an app's animations together with a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// - Parameters:
  ///   - animations: Called immediately, because a focus update isn't animated here.
  ///   - completion: Called after the focus update.
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
