import Foundation

/// An event of keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  open override var type: EventType { .presses }

  /// Whether the presses went all the way up the responder chain: nobody kept them.
  package final var isUnclaimed = false

  package init(_ press: UIPress) {
    allPresses = [press]
    super.init()
    modifierFlags = press.key?.modifierFlags ?? []
  }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
