public import Foundation
import UIKitDiagnostics

/// A cause of movement. A behavior can combine others as its children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for each step of the animation.
  open var action: (() -> Void)? {
    didSet { if action != nil { didChange() } }
  }
  open package(set) weak var dynamicAnimator: UIDynamicAnimator?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    require(!behavior.contains(self), "Can't add \(behavior) to \(self): would create a cycle")
    childBehaviors.append(behavior)
    if let dynamicAnimator { dynamicAnimator.enter(behavior) }
  }

  private func contains(_ other: UIDynamicBehavior) -> Bool {
    other === self || childBehaviors.contains { $0.contains(other) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    if let dynamicAnimator { dynamicAnimator.leave(behavior) }
  }

  /// Called when the behavior is added to an animator, or with `nil` when it's removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Simulation

  /// The items that the behavior moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes the velocities of bodies for a step.
  func accelerate(_ world: DynamicWorld, over time: CGFloat) {}

  /// Corrects the positions of bodies after their movement.
  func constrain(_ world: DynamicWorld, over time: CGFloat) {}

  /// Resumes the animation after a change.
  final func didChange() { dynamicAnimator?.resume() }
}
