public import Foundation

/// The activities for which a scene can or prefers to be activated.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Has no effect.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Has no effect.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
