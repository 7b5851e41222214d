package import Foundation

/// An action of the user, or an event of the display.
package enum Input: Equatable, Sendable {
  case key(KeyPress)
  /// Typed or pasted characters, which replace a composed text.
  case text(String)
  /// The text that an input method composes, which replaces its previous text, with the selection in UTF-16 units.
  case compose(String, selection: Range<Int>)
  /// A change that a display made in its copy of a field's text.
  case edit(Edit)
  case pointer(Pointer)
  /// The movement of a wheel or trackpad at a place, by a distance in points. Positive values move toward the end.
  case scroll(at: CGPoint, by: CGSize)
  /// A drop of items from another app at a place.
  case drop([ForeignItem], at: CGPoint)
  case assistance(Assistance)
  /// A change of the size, the style or another trait.
  case traits(DisplayTraits)
  /// The display is unavailable for a while, and becomes available again.
  case suspend, resume
  /// The user or the system ends the app.
  case terminate
}
