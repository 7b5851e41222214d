public import UIKitCore

extension UIDynamicAnimatorDelegate {
  @_disfavoredOverload public var dynamicAnimatorWillResume: ((UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorWillResume($0) }
  }

  @_disfavoredOverload public var dynamicAnimatorDidPause: ((UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorDidPause($0) }
  }
}
