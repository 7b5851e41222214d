import Foundation
import UIKit
import UIKitCore

/// A finger on a window, as a display reports it.
@MainActor final class Finger {
  let window: UIWindow
  private var touch: UITouch?

  init(_ window: UIWindow) {
    self.window = window
  }

  func down(_ x: CGFloat, _ y: CGFloat) {
    let point = CGPoint(x: x, y: y)
    let touch = UITouch(at: point, window: window, view: window.hitTest(point, with: nil))
    self.touch = touch
    window.sendEvent(UIEvent(touches: [touch]))
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    send(CGPoint(x: x, y: y), .moved)
  }

  /// - Parameter pause: How long the finger rested before, in seconds.
  func up(_ x: CGFloat, _ y: CGFloat, after pause: TimeInterval = 0) {
    send(CGPoint(x: x, y: y), .ended, after: pause)
    touch = nil
  }

  func cancel() {
    send(touch!.location(in: nil), .cancelled)
    touch = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  private func send(_ point: CGPoint, _ phase: UITouch.Phase, after pause: TimeInterval = 0) {
    touch!.move(to: point, phase: phase)
    touch!.timestamp += pause
    window.sendEvent(UIEvent(touches: [touch!]))
  }

  /// Moves several fingers in one event.
  static func move(_ moves: [(Finger, CGPoint)], _ phase: UITouch.Phase = .moved) {
    for (finger, point) in moves { finger.touch!.move(to: point, phase: phase) }
    moves[0].0.window.sendEvent(UIEvent(touches: Set(moves.map { $0.0.touch! })))
  }
}

/// A window with a view that writes down what it hears of touches.
@MainActor final class TouchStage {
  final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let pad = Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let finger: Finger

  init() {
    window.isHidden = false
    window.addSubview(pad)
    finger = Finger(window)
  }

  deinit {
    let window = window
    Task { @MainActor in window.isHidden = true }
  }
}

/// Writes down the states in which its gesture is reported.
@MainActor final class StateLog: NSObject, UIGestureRecognizerDelegate {
  var states: [UIGestureRecognizer.State] = []
  var mayBegin = true
  var isSimultaneous = false

  init(_ recognizer: UIGestureRecognizer) {
    super.init()
    recognizer.delegate = self
    recognizer.reaction = { [weak self] in self?.states.append($0.state) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
