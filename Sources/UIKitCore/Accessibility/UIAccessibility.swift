import DisplayInterface
public import Foundation

/// What assistive technology is on, and how to tell it of changes. None is here, so all is off.
@preconcurrency @MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technology.
  ///
  /// - Parameter argument: A string or an attributed string, which a display with a screen reader reads aloud, for an
  ///   announcement or a change of the screen or its layout. An element to focus is ignored. After such a
  ///   change, views are asked for their elements again.
  public static func post(notification: Notification, argument: Any?) {
    if notification == .layoutChanged || notification == .screenChanged {
      for window in UIApplication.shared.windows { window.markElements() }
    }
    let words = argument as? String ?? (argument as? NSAttributedString)?.string
    if let words, notification != .pageScrolled {
      UIApplication.shared.renderer.tell(.announce(words))
    }
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { !UIApplication.shared.display.traits.animates }
  public static var isReduceTransparencyEnabled: Bool { !UIApplication.look.isTranslucent }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  /// What assistive technology looks at: nothing.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  { nil }

  /// Where a rectangle in a view is on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Where a path in a view is on the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControl")
  }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
