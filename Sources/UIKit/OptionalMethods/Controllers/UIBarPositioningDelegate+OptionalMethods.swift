public import UIKitCore

extension UIBarPositioningDelegate {
  @_disfavoredOverload public var position: _UIBarPositioningDelegatePosition? {
    _UIBarPositioningDelegatePosition(object: self)
  }
}

/// Calls the methods of ``UIBarPositioningDelegate`` that begin with `position`.
@preconcurrency @MainActor public struct _UIBarPositioningDelegatePosition {
  fileprivate let object: any UIBarPositioningDelegate

  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    object.position(for: bar)
  }
}
