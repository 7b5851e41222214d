import Foundation
import UIKit

/// Presents screens one after the other if several flows present at the same time.
@MainActor enum PresentationQueue {
  private static var waiting: Set<ObjectIdentifier> = []

  /// Presents `screen` as soon as the controller that it will cover is neither being presented nor being dismissed.
  ///
  /// - Parameters:
  ///   - presenter: Returns the controller to present from, or `nil` if the screen should no longer be presented.
  ///   - ended: Called when the screen no longer waits: it was presented, or should no longer be presented.
  static func present(
    _ screen: UIViewController, animated: Bool, completion: (() -> Void)?,
    from presenter: @escaping () -> UIViewController?, ended: @escaping () -> Void
  ) {
    waiting.remove(ObjectIdentifier(screen))
    guard let present = presenter() else { return ended() }
    // UIKit sets these properties only for the presented controller, not for its children.
    let isBusy = sequence(first: present) { $0.parent }.contains {
      $0.isBeingPresented || $0.isBeingDismissed || waiting.contains(ObjectIdentifier($0))
    }
    guard isBusy else {
      present.present(screen, animated: animated, completion: completion)
      return ended()
    }
    waiting.insert(ObjectIdentifier(screen))
    let again = {
      DispatchQueue.main.async {
        self.present(
          screen, animated: animated, completion: completion, from: presenter, ended: ended)
      }
    }
    if let transition = present.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { _ in again() }
    } else {
      again()
    }
  }
}
