public import Foundation
import DisplayInterface

/// The screen that a display shows.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let onlyScreen = UIScreen()

  open class var main: UIScreen { onlyScreen }
  open class var screens: [UIScreen] { [onlyScreen] }

  /// In points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: UIApplication.shared.display.traits.size)
  }

  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var scale: CGFloat { UIApplication.shared.display.traits.scale }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }

  open var traitCollection: UITraitCollection {
    let traits = UIApplication.shared.display.traits
    if let cached, cached.0 == traits { return cached.1 }
    let collection = UITraitCollection(display: traits)
    cached = (traits, collection)
    return collection
  }
  private var cached: (DisplayTraits, UITraitCollection)?

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
