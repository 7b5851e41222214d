import Foundation

/// Recognizes fingers that move quickly in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions of the swipe; right unless set.
  open var direction: Direction = .right { willSet { checkThread() } }
  open var numberOfTouchesRequired = 1 { willSet { checkThread() } }

  /// The distance in points that fingers have to move, and can deviate.
  private static let distance: CGFloat = 50
  /// The maximum duration in seconds.
  private static let duration: TimeInterval = 0.5

  private var start: CGPoint?
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    start = location(in: nil)
    startTime = AnimationTimeline.current.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == numberOfTouchesRequired else { return }
    guard AnimationTimeline.current.now - startTime <= Self.duration else {
      state = .failed
      return
    }
    let place = location(in: nil)
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    let isAcross = direction.isDisjoint(with: [.up, .down]) || abs(dx) > abs(dy)
    let along = isAcross ? dx : dy
    let aside = isAcross ? dy : dx
    if abs(aside) > Self.distance { return state = .failed }
    guard abs(along) >= Self.distance else { return }
    let went: Direction = isAcross ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    state = direction.contains(went) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
