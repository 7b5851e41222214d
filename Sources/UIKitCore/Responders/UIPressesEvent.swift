import Foundation

/// An event of keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  open override var type: EventType { .presses }

  /// Whether no responder handled the presses, so that they reached the end of the responder chain.
  package final var isUnclaimed = false

  package init(_ press: UIPress) {
    allPresses = [press]
    super.init()
    modifierFlags = press.key?.modifierFlags ?? []
  }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
