public import Foundation

/// What moves a view as the device is tilted.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// The values that key paths of the view move by.
  ///
  /// - Parameter viewerOffset: How far the device is tilted, from −1 through 1 both ways.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
