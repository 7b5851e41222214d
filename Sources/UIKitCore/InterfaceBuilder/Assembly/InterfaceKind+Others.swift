import Foundation

extension InterfaceKind {
  /// Objects that are neither views nor controllers.
  static let others: [String: InterfaceKind] = [
    "customObject": InterfaceKind(
      NSObject.self, make: { type, _ in (type as? NSObject.Type)?.make() }, { _, _ in }),
    "tapGestureRecognizer": recognizer(UITapGestureRecognizer.self) { part, recognizer in
      part.set("numberOfTapsRequired", of: recognizer, \.numberOfTapsRequired)
      part.set("numberOfTouchesRequired", of: recognizer, \.numberOfTouchesRequired)
    },
    "pongPressGestureRecognizer": recognizer(UILongPressGestureRecognizer.self) {
      part, recognizer in
      part.set("numberOfTapsRequired", of: recognizer, \.numberOfTapsRequired)
      part.set("numberOfTouchesRequired", of: recognizer, \.numberOfTouchesRequired)
      part.set("minimumPressDuration", of: recognizer, \.minimumPressDuration)
      part.set("allowableMovement", of: recognizer, \.allowableMovement)
    },
    "swipeGestureRecognizer": recognizer(UISwipeGestureRecognizer.self) { part, recognizer in
      part.set("numberOfTouchesRequired", of: recognizer, \.numberOfTouchesRequired)
      switch part["direction"] {
      case "left": recognizer.direction = .left
      case "up": recognizer.direction = .up
      case "down": recognizer.direction = .down
      default: recognizer.direction = .right
      }
    },
    "panGestureRecognizer": recognizer(UIPanGestureRecognizer.self) { part, recognizer in
      part.set("minimumNumberOfTouches", of: recognizer, \.minimumNumberOfTouches)
      part.set("maximumNumberOfTouches", of: recognizer, \.maximumNumberOfTouches)
    },
    "screenEdgePanGestureRecognizer": recognizer(UIScreenEdgePanGestureRecognizer.self) {
      part, recognizer in
      part.set("minimumNumberOfTouches", of: recognizer, \.minimumNumberOfTouches)
    },
    "pinchGestureRecognizer": recognizer(UIPinchGestureRecognizer.self) { part, recognizer in
      part.set("scale", of: recognizer, \.scale)
    },
    "rotationGestureRecognizer": recognizer(UIRotationGestureRecognizer.self) { _, _ in },
    "customGestureRecognizer": recognizer(UIGestureRecognizer.self) { _, _ in },
  ]

  private static func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type,
    _ configure: @escaping @MainActor (InterfacePart, Recognizer) -> Void
  ) -> InterfaceKind {
    InterfaceKind(
      type, make: { type, coder in (type as? UIGestureRecognizer.Type)?.make(coder) }
    ) { part, recognizer in
      part.set("enabled", of: recognizer, \.isEnabled)
      part.set("cancelsTouchesInView", of: recognizer, \.cancelsTouchesInView)
      part.set("delaysTouchesBegan", of: recognizer, \.delaysTouchesBegan)
      part.set("delaysTouchesEnded", of: recognizer, \.delaysTouchesEnded)
      configure(part, recognizer)
    }
  }
}
