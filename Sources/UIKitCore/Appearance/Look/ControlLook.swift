package import Foundation

/// The appearance of controls, and how touches reach them.
@MainActor package protocol ControlLook {
  /// The distance that a finger can move out of a control that it presses.
  var touchSlop: CGFloat { get }
  /// Returns the size of a button for the size of its content.
  func buttonSize(_ size: CGSize) -> CGSize
  /// Returns the insets of a button whose app doesn't set any.
  /// - Parameter standard: UIKit's insets for the configuration.
  func buttonInsets(_ standard: UIEdgeInsets, isPlain: Bool, isLarge: Bool) -> UIEdgeInsets
  /// Returns the distance between a button's image and the text next to it.
  func imagePadding(_ padding: CGFloat) -> CGFloat
  /// The sum of the padding at both sides of a segment's title.
  var segmentPadding: CGFloat { get }
  func selectedSegment(tint: UIColor) -> (background: UIColor, text: UIColor)
  /// Whether a touch outside of a slider's thumb moves the thumb to the touch.
  var slidersFollowTouches: Bool { get }
  var pageDots: PageDots { get }
  func pageControlSize(pages: Int) -> CGSize
  /// The distance between the columns of a picker.
  var pickerGap: CGFloat { get }
}
