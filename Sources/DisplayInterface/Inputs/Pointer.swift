package import Foundation

/// A finger or a mouse.
package struct Pointer: Equatable, Sendable {
  package enum Phase: Sendable {
    case began, moved, ended, cancelled
    /// A mouse moves over the screen with its buttons up.
    case hovered
    /// A mouse leaves the screen.
    case exited
  }

  package enum Kind: Sendable {
    case finger, mouse, pencil
  }

  package struct Buttons: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let primary = Buttons(rawValue: 1)
    package static let secondary = Buttons(rawValue: 2)
  }

  package var phase: Phase
  /// In the screen's points.
  package var location: CGPoint

  /// When that was by the display's clock, in seconds, where it has one.
  package var time: TimeInterval?

  /// Tells pointers apart that touch the screen at the same time.
  package var id = 0
  package var kind = Kind.finger
  package var buttons = Buttons.primary
  package var modifiers: KeyPress.Modifiers = []

  package init(_ phase: Phase, at location: CGPoint, time: TimeInterval? = nil, id: Int = 0) {
    self.phase = phase
    self.location = location
    self.time = time
    self.id = id
  }
}
