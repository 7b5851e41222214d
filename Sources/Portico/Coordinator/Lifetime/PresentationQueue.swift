import Foundation
import UIKit

/// Presents screens one after the other, where flows want to present at the same time.
@MainActor enum PresentationQueue {
  private static var waiting: Set<ObjectIdentifier> = []

  /// Presents `screen` as soon as the controller that it is going to cover has appeared or has gone.
  ///
  /// - Parameters:
  ///   - presenter: Gives the controller to present from; `nil` if that is not wanted any more.
  ///   - ended: Called when the screen waits no longer: it was presented, or is not wanted.
  static func present(
    _ screen: UIViewController, animated: Bool, completion: (() -> Void)?,
    from presenter: @escaping () -> UIViewController?, ended: @escaping () -> Void
  ) {
    waiting.remove(ObjectIdentifier(screen))
    guard let present = presenter() else { return ended() }
    // UIKit says it of the presented controller alone, not of those in it.
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
