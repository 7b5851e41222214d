package import Foundation

/// The appearance of scroll indicators, and whether scrolling is animated.
@MainActor package protocol ScrollLook {
  var scrollThumbBox: StandardBox { get }
  var scrollThumb: ScrollThumb { get }
  /// Whether scrolling is animated frame by frame. Otherwise the content moves to its final offset in one step.
  var scrollsInFrames: Bool { get }
  /// Where the thumb lies in its track; `nil` if the track is too short for one.
  /// - Parameters:
  ///   - share: The visible part of the content, from 0 through 1.
  ///   - progress: How far the content is scrolled, from 0 through 1.
  func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat)?
}
