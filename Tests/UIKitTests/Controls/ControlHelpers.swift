import DisplayInterface
import HeadlessDisplay
import UIKit
import UIKitCore

/// A control that a test presses.
@MainActor final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ views: UIView...) {
    window.isHidden = false
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
  }

  deinit {
    let window = window
    Task { @MainActor in window.isHidden = true }
  }

  /// Touches at these places, in the coordinates of `view`, one after another.
  func touch(_ view: UIView, at places: CGPoint..., cancelled: Bool = false) {
    let inWindow = places.map { view.convert($0, to: nil) }
    let touch = UITouch(at: inWindow[0], window: window, view: view)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    for place in inWindow.dropFirst() {
      touch.move(to: place, phase: .moved)
      window.sendEvent(event)
    }
    touch.move(to: inWindow.last!, phase: cancelled ? .cancelled : .ended)
    window.sendEvent(event)
  }

  func tap(_ view: UIView) {
    touch(view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  func tap(_ view: UIView, at place: CGPoint) {
    touch(view, at: place)
  }
}

/// Runs `body` on a display of cells, eight by sixteen points each.
@MainActor func onCells(columns: CGFloat = 80, rows: CGFloat = 24, _ body: () throws -> Void)
  rethrows
{
  try apart {
    let former = UIApplication.shared.display
    UIApplication.shared.display = HeadlessDisplay(
      traits: DisplayTraits(
        size: CGSize(width: columns * 8, height: rows * 16), grid: CGSize(width: 8, height: 16),
        animates: false))
    defer { UIApplication.shared.display = former }
    try body()
  }
}

/// Runs `body` so that what goes on in other tests neither happens nor is laid out meanwhile.
@MainActor func apart(_ body: () throws -> Void) rethrows {
  CATransaction.flush()
  let former = AnimationTimeline.provider
  let timeline = AnimationTimeline()
  AnimationTimeline.provider = { timeline }
  defer { AnimationTimeline.provider = former }
  try body()
}

extension UIControl {
  /// Writes the names of the events that are sent down in `log`.
  func record(_ events: (String, Event)..., in log: Log) {
    for (name, event) in events {
      addAction(UIAction { _ in log.entries.append(name) }, for: event)
    }
  }
}

@MainActor final class Log {
  var entries: [String] = []
}
