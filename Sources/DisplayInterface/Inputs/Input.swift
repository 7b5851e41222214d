package import Foundation

/// What a person did, or what happened to the display.
package enum Input: Equatable, Sendable {
  case key(KeyPress)
  /// Typed or pasted characters.
  case text(String)
  case pointer(Pointer)
  /// A wheel or trackpad turned at a place, by a distance in points: positive moves towards the end.
  case scroll(at: CGPoint, by: CGSize)
  /// Size, style or another trait changed.
  case traits(DisplayTraits)
  /// The display goes away for a while and comes back.
  case suspend, resume
  /// The person, or the system, ends the app.
  case terminate
}
