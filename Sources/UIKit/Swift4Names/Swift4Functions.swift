public import Foundation
public import UIKitCore

// The functions that became methods and initializers after Swift 4.

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint {
  NSCoder.cgPoint(for: string)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect {
  NSCoder.cgRect(for: string)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize {
  NSCoder.cgSize(for: string)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  NSCoder.string(for: point)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  NSCoder.string(for: rect)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String {
  NSCoder.string(for: size)
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

@available(
  swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()"
)
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

@available(swift, obsoleted: 4.2, message: "use ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{ insets1 == insets2 }

@available(swift, obsoleted: 4.2, message: "use ==")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect, _ view: UIView
) -> CGRect { UIAccessibility.convertToScreenCoordinates(rect, in: view) }
