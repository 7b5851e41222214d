import Foundation

/// An event of keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  open override var type: EventType { .presses }

  package init(presses: Set<UIPress>) {
    allPresses = presses
    super.init()
  }
}
