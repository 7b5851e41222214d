import UIKit.UIGestureRecognizerSubclass

/// Recognizes a touch as soon as it is down: what a file uses that imports a part of UIKit by its name.
final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .recognized
  }
}
