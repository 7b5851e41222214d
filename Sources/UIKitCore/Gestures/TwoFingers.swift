import Foundation

/// The line between two fingers.
@MainActor struct TwoFingers {
  let length: CGFloat
  /// The angle in radians.
  let angle: CGFloat
  let time: TimeInterval

  /// Returns `nil` unless there are exactly two touches.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    length = a.distance(to: b)
    angle = atan2(b.y - a.y, b.x - a.x)
    time = max(touches[0].timestamp, touches[1].timestamp)
  }

  /// Returns the rotation from `other`, between -π and π.
  func turn(from other: TwoFingers) -> CGFloat {
    var turn = angle - other.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}
