public import Foundation
public import UIKitCore

extension UIViewImplicitlyAnimating {
  @_disfavoredOverload public var addAnimations: _UIViewImplicitlyAnimatingAddAnimations? {
    _UIViewImplicitlyAnimatingAddAnimations(object: self)
  }

  @_disfavoredOverload public var addCompletion:
    ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)?
  { { self.addCompletion($0) } }

  @_disfavoredOverload public var continueAnimation: _UIViewImplicitlyAnimatingContinueAnimation? {
    _UIViewImplicitlyAnimatingContinueAnimation(object: self)
  }
}

/// Calls the methods of ``UIViewImplicitlyAnimating`` that begin with `addAnimations`.
@preconcurrency @MainActor public struct _UIViewImplicitlyAnimatingAddAnimations {
  fileprivate let object: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    object.addAnimations(animation, delayFactor: delayFactor)
  }

  public func callAsFunction(_ animation: @escaping () -> Void) {
    object.addAnimations(animation)
  }
}

/// Calls the methods of ``UIViewImplicitlyAnimating`` that begin with `continueAnimation`.
@preconcurrency @MainActor public struct _UIViewImplicitlyAnimatingContinueAnimation {
  fileprivate let object: any UIViewImplicitlyAnimating

  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    object.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
