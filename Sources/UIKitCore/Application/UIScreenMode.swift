public import Foundation

/// A size in pixels that a screen can have.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  open private(set) var size = CGSize.zero
  /// The width of a pixel by its height.
  open var pixelAspectRatio: CGFloat { 1 }

  convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}

extension UIScreen {
  /// The mode that the display decides on.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
}
