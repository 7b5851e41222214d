public import Foundation

/// A size in pixels that a screen supports.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  open private(set) var size = CGSize.zero
  /// The ratio of a pixel's width to its height.
  open var pixelAspectRatio: CGFloat { 1 }

  convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}

extension UIScreen {
  /// The mode, which the display determines.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
}
