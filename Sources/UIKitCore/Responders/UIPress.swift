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
  }

  open package(set) var phase: Phase = .began
  /// What was pressed; a value outside of the named ones for keys of a keyboard.
  open private(set) var type: PressType
  open private(set) var key: UIKey?
  open private(set) weak var responder: UIResponder?

  package init(type: PressType, key: UIKey?, responder: UIResponder?) {
    self.type = type
    self.key = key
    self.responder = responder
    super.init()
  }
}
