package import Foundation

/// A finger or a mouse.
package struct Pointer: Equatable, Sendable {
  package enum Phase: Sendable {
    case began, moved, ended, cancelled
    /// A mouse moves over the screen without a pressed button.
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
  /// The location in the screen's points.
  package var location: CGPoint

  /// The time of the event by the display's clock, in seconds, or `nil` if the display has no clock.
  package var time: TimeInterval?

  /// A number that identifies the pointer among those that touch the screen at the same time.
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
