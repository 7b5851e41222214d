package import Foundation

/// A finger or a mouse button.
package struct Pointer: Equatable, Sendable {
  package enum Phase: Sendable {
    case began, moved, ended, cancelled
  }

  package var phase: Phase
  /// In the screen's points.
  package var location: CGPoint

  package init(_ phase: Phase, at location: CGPoint) {
    self.phase = phase
    self.location = location
  }
}
