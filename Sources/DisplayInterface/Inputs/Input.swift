package import Foundation

/// What a person did, or what happened to the display.
package enum Input: Equatable, Sendable {
  case key(KeyPress)
  /// Typed or pasted characters, in place of a composed text.
  case text(String)
  /// What an input method composes, in place of what it composed before, and what is selected in it in UTF-16 units.
  case compose(String, selection: Range<Int>)
  /// A change that a display made in its copy of a field's text.
  case edit(Edit)
  case pointer(Pointer)
  /// A wheel or trackpad turned at a place, by a distance in points: positive moves towards the end.
  case scroll(at: CGPoint, by: CGSize)
  /// Things from elsewhere are dropped at a place.
  case drop([ForeignItem], at: CGPoint)
  case assistance(Assistance)
  /// Size, style or another trait changed.
  case traits(DisplayTraits)
  /// The display goes away for a while and comes back.
  case suspend, resume
  /// The person, or the system, ends the app.
  case terminate
}
