import DisplayInterface
import Foundation

/// Converts pointers to touches, one for each finger. A mouse without a pressed button hovers.
extension InputRouter {
  func point(_ pointer: Pointer) {
    switch pointer.phase {
    case .began:
      // The system cancels a touch that begins again without having ended.
      if let touch = pointers.touches.removeValue(forKey: pointer.id) {
        send(touch, at: pointer, .cancelled)
      }
      begin(pointer)
    case .moved:
      if let touch = pointers.touches[pointer.id] { send(touch, at: pointer, .moved) }
    case .ended, .cancelled:
      guard let touch = pointers.touches.removeValue(forKey: pointer.id) else { return }
      send(touch, at: pointer, pointer.phase == .ended ? .ended : .cancelled)
      pointers.ended(touch, by: pointer)
    case .hovered, .exited:
      let hit = pointer.phase == .hovered ? hit(at: pointer.location) : nil
      let place = hit.map { $0.0.convert(pointer.location, from: nil) } ?? pointer.location
      pointers.hover.move(over: hit?.1, at: place, event(for: pointer, touches: []))
    }
  }

  private func begin(_ pointer: Pointer) {
    guard let (window, view) = hit(at: pointer.location) else { return }
    let touch = UITouch(
      at: window.convert(pointer.location, from: nil), window: window, view: view)
    if pointer.kind == .pencil { touch.kind = .pencil }
    // Apps that don't declare support for pointers receive them as touches of a finger.
    if pointer.kind == .mouse, UIApplication.shared.information.supportsIndirectInput {
      touch.kind = .indirectPointer
    }
    touch.tapCount = pointers.tapCount(of: pointer)
    pointers.touches[pointer.id] = touch
    focusAncestor(of: view, in: window)
    send(touch, at: pointer, .began)
  }

  private func send(_ touch: UITouch, at pointer: Pointer, _ phase: UITouch.Phase) {
    let place = touch.window?.convert(pointer.location, from: nil) ?? pointer.location
    touch.move(to: place, phase: phase, at: pointers.time(of: pointer))
    var touches = Set(pointers.touches.values)
    for other in touches where other !== touch { other.phase = .stationary }
    touches.insert(touch)
    UIApplication.shared.sendEvent(event(for: pointer, touches: touches))
  }

  private func event(for pointer: Pointer, touches: Set<UITouch>) -> UIEvent {
    let event = UIEvent(touches: touches)
    event.buttonMask = UIEvent.ButtonMask(rawValue: pointer.buttons.rawValue)
    event.modifierFlags = UIKeyModifierFlags(pointer.modifiers)
    return event
  }

  /// Moves focus to a tapped view. A text field begins editing only when it handles the touch itself. If an
  /// input view is tapped, focus and keys stay with the field.
  private func focusAncestor(of view: UIView, in window: UIWindow) {
    var view: UIView? = view
    while let present = view, !present.canBecomeFocused { view = present.superview }
    if let view, !window.inputViews.contains(view) { window.focusedView = view }
  }
}
