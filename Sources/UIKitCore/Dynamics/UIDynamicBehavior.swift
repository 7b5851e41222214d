public import Foundation
import UIKitDiagnostics

/// What makes items move. Behaviours that are made of others add them as children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step of the animation.
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

  /// Called when the behaviour comes to an animator, or leaves it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Simulation

  /// What the behaviour moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes the velocities of bodies for a step.
  func accelerate(_ world: DynamicWorld, over time: CGFloat) {}

  /// Keeps bodies where they may be, after they moved.
  func constrain(_ world: DynamicWorld, over time: CGFloat) {}

  /// Has the animation go on after a change.
  final func didChange() { dynamicAnimator?.resume() }
}
