package import Foundation

/// The appearance of bars.
@MainActor package protocol BarLook {
  /// The minimum height of a button, so that a finger can hit it.
  var touchTarget: CGFloat { get }
  /// The character of the line that marks the selected tab; `nil` to mark it by its color.
  var tabMark: Character? { get }
}
