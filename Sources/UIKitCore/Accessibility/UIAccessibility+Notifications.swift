public import Foundation

// For apps that observe them. They are never posted.
extension UIAccessibility {
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
