public import Foundation

/// An effect that changes properties of a view when the device is tilted. No display reports tilting.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// Returns the key paths of the view that change, with the values to add to them.
  ///
  /// - Parameter viewerOffset: The tilt of the device in both directions, each from −1 through 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
