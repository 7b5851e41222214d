package import Foundation

/// What controls look like, and how touches reach them.
@MainActor package protocol ControlLook {
  /// How far a finger may slip out of a control that it holds.
  var touchSlop: CGFloat { get }
  /// The size of a button around its content.
  func buttonSize(_ size: CGSize) -> CGSize
  /// The insets of a button whose app asks for none.
  /// - Parameter standard: UIKit's for the configuration.
  func buttonInsets(_ standard: UIEdgeInsets, isPlain: Bool, isLarge: Bool) -> UIEdgeInsets
  /// Between a button's image and the text beside it.
  func imagePadding(_ padding: CGFloat) -> CGFloat
  /// Left and right of a segment's title, together.
  var segmentPadding: CGFloat { get }
  func selectedSegment(tint: UIColor) -> (background: UIColor, text: UIColor)
  /// A touch beside a slider's thumb moves the thumb to itself.
  var slidersFollowTouches: Bool { get }
  var pageDots: PageDots { get }
  func pageControlSize(pages: Int) -> CGSize
  /// Between the columns of a picker.
  var pickerGap: CGFloat { get }
}
