package import Foundation

/// What the thumbs look like that show which part of the content is visible.
@MainActor package protocol ScrollLook {
  var scrollThumbBox: StandardBox { get }
  var scrollThumb: ScrollThumb { get }
  /// Content moves evenly where the display shows motion. Otherwise it is at its end at once.
  var scrollsInFrames: Bool { get }
  /// Where the thumb lies in its track; `nil` if the track is too short for one.
  /// - Parameters:
  ///   - share: The visible part of the content, from 0 through 1.
  ///   - progress: How far the content is scrolled, from 0 through 1.
  func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat)?
}
