public import UIKitCore

extension CAAnimationDelegate {
  @_disfavoredOverload public var animationDidStart: ((CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }

  @_disfavoredOverload public var animationDidStop: _CAAnimationDelegateAnimationDidStop? {
    _CAAnimationDelegateAnimationDidStop(object: self)
  }
}

/// Calls the methods of ``CAAnimationDelegate`` that begin with `animationDidStop`.
public struct _CAAnimationDelegateAnimationDidStop {
  fileprivate let object: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    object.animationDidStop(anim, finished: flag)
  }
}
