package import Foundation

/// The appearance of scroll indicators, and whether scrolling is animated.
@MainActor package protocol ScrollLook {
  var scrollThumbBox: StandardBox { get }
  var scrollThumb: ScrollThumb { get }
  /// Whether scrolling is animated frame by frame. Otherwise the content moves to its final offset in one step.
  var scrollsInFrames: Bool { get }
  /// Returns the position and length of the thumb in its track, or `nil` if the track is too short.
  /// - Parameters:
  ///   - share: The visible fraction of the content, from 0 to 1.
  ///   - progress: The scrolled fraction of the content, from 0 to 1.
  func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: UIAxis
  ) -> (start: CGFloat, length: CGFloat)?
}
