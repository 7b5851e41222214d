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
    /// A key with no type of its own. Objective-C's enumerations hold numbers that have no name; Swift's
    /// can't.
    case _key = 2000
  }

  /// Seconds since the system started.
  open package(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  open package(set) var phase: Phase = .began
  /// What was pressed; a value outside of the named ones for most keys of a keyboard.
  open private(set) var type = PressType._key
  open private(set) var key: UIKey?
  /// Who the press is sent to first.
  open private(set) weak var responder: UIResponder?
  open private(set) weak var window: UIWindow?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// From 0 to 1; keys are down or not.
  open var force: CGFloat { 0 }

  /// A press of nothing, for tests and for subclasses that say what is pressed.
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
