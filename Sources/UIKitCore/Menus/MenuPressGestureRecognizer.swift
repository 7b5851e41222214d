import Foundation

/// Recognizes the gestures that open a context menu: a long press, or a click with the secondary button.
class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.buttonMask.contains(.secondary) {
      state = .began
    } else {
      super.touchesBegan(touches, with: event)
    }
  }
}
