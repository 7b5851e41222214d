public import Foundation

/// One finger, or the mouse, on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    package static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  }

  /// Values of a pencil that can be estimated at first.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  /// Seconds since the system started.
  open package(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  open package(set) var phase: Phase = .began
  open package(set) var tapCount = 1
  open var type: TouchType { kind }
  package final var kind = TouchType.direct
  /// The gesture recognizers that receive this touch.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The values that a later update corrects: none.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
  open private(set) weak var window: UIWindow?
  open private(set) weak var view: UIView?
  private var locationInWindow: CGPoint
  private var previousLocationInWindow: CGPoint

  /// Creates a touch without a location, for tests and for subclasses that override its location.
  public override init() {
    locationInWindow = .zero
    previousLocationInWindow = .zero
    super.init()
  }

  package convenience init(at location: CGPoint, window: UIWindow, view: UIView?) {
    self.init()
    self.window = window
    self.view = view
    locationInWindow = location
    previousLocationInWindow = location
  }

  /// - Parameter time: In seconds since the system started.
  package func move(
    to location: CGPoint, phase: Phase, at time: TimeInterval = ProcessInfo.processInfo.systemUptime
  ) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    self.phase = phase
    timestamp = time
  }

  /// - Parameter view: The view in whose coordinates the location is returned; `nil` for the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
