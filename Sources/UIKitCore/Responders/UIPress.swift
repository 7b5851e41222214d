public import Foundation

/// A key or button that is held down.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// A key without a type of its own. An enumeration of Objective-C can hold unnamed numbers; one of Swift
    /// can't.
    case _key = 2000
  }

  /// Seconds since the system started.
  open package(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  open package(set) var phase: Phase = .began
  /// The type of the pressed button; ``PressType/_key`` for most keys of a keyboard.
  open private(set) var type = PressType._key
  open private(set) var key: UIKey?
  /// The responder that receives the press first.
  open private(set) weak var responder: UIResponder?
  open private(set) weak var window: UIWindow?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Always 0, because keys don't report their force.
  open var force: CGFloat { 0 }

  /// Creates a press without a key, for tests and for subclasses that override its properties.
  public override init() {
    super.init()
  }

  package convenience init(key: UIKey, responder: UIResponder) {
    self.init()
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      case .keyboardReturnOrEnter: .select
      case .keyboardEscape: .menu
      default: ._key
      }
    self.key = key
    self.responder = responder
    var chain: UIResponder? = responder
    while let present = chain, !(present is UIWindow) { chain = present.next }
    window = chain as? UIWindow
  }
}
