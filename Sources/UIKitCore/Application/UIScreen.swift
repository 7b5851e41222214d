public import Foundation
import DisplayInterface

/// The screen that a display shows.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let onlyScreen = UIScreen()

  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

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

  /// The screen's coordinates as it is held now; displays here don't turn.
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  open var scale: CGFloat { UIApplication.shared.display.traits.scale }
  open var nativeScale: CGFloat { scale }
  /// From 0 through 1; no display here can be dimmed.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = brightness.clamped(0, 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(
        name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var focusedView: UIView? { UIApplication.shared.keyWindow?.focusedView }
  open var maximumFramesPerSecond: Int { 60 }

  open var traitCollection: UITraitCollection {
    let application = UIApplication.shared
    let (traits, own) = (application.display.traits, application.informationTraits)
    if let cached, cached.display == traits, cached.own === own { return cached.result }
    let collection = UITraitCollection(display: traits).overridden(by: own.values)
    cached = (traits, own, collection)
    return collection
  }
  private var cached: (display: DisplayTraits, own: UITraitCollection, result: UITraitCollection)?

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
