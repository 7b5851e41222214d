public import Foundation

/// User input: touches, presses or motion.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// - Parameter buttonNumber: The number of the button, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Seconds since the system started.
  open private(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  open package(set) var allTouches: Set<UITouch>?
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  open package(set) var buttonMask: ButtonMask = .primary

  public override init() {
    super.init()
  }

  package convenience init(touches: Set<UITouch>) {
    self.init()
    allTouches = touches
  }

  /// The windows with a touch that isn't stationary.
  package final var windows: Set<UIWindow> {
    Set((allTouches ?? []).filter { $0.phase != .stationary }.compactMap(\.window))
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.touches.contains { $0 === touch } }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
