public import Foundation
import DisplayInterface

/// The screen of a display.
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

  /// The bounds in points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: UIApplication.shared.display.traits.size)
  }

  /// The bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The screen's coordinates in its current orientation, which never changes.
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  open var scale: CGFloat { UIApplication.shared.display.traits.scale }
  open var nativeScale: CGFloat { scale }
  /// The brightness, from 0 to 1. It doesn't change the display.
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

  open var traitCollection: UITraitCollection { AppDisplay.traits }

  /// Returns a display link that calls a method for every frame of the screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a view with a copy of what the app's key window shows.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
