package import Foundation

/// A finger or a mouse button.
package struct Pointer: Equatable, Sendable {
  package enum Phase: Sendable {
    case began, moved, ended, cancelled
  }

  package var phase: Phase
  /// In the screen's points.
  package var location: CGPoint

  /// When that was by the display's clock, in seconds, where it has one.
  package var time: TimeInterval?

  package init(_ phase: Phase, at location: CGPoint, time: TimeInterval? = nil) {
    self.phase = phase
    self.location = location
    self.time = time
  }
}
