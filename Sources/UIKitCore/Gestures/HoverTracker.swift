import Foundation

/// Notifies hover recognizers of the pointer over their views.
@MainActor struct HoverTracker {
  private var recognizers: [WeakRecognizer] = []

  /// Handles a pointer at a location in the window over `view`; `nil` if it isn't over a view any more.
  mutating func move(over view: UIView?, at location: CGPoint, _ event: UIEvent) {
    var present: [UIGestureRecognizer] = []
    var next = view
    while let view = next {
      present += (view.gestureRecognizers ?? []).filter { Self.isWatching($0, event) }
      next = view.superview
    }
    for former in recognizers.compactMap(\.recognizer)
    where former.isRecognized && !present.contains(where: { $0 === former }) {
      former.lastLocation = location
      former.state = .ended
    }
    for recognizer in present {
      recognizer.lastLocation = location
      recognizer.modifierFlags = event.modifierFlags
      recognizer.state = recognizer.state == .possible ? .began : .changed
    }
    recognizers = present.map(WeakRecognizer.init)
  }

  private static func isWatching(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    recognizer is UIHoverGestureRecognizer && recognizer.isEnabled
      && recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }
}
