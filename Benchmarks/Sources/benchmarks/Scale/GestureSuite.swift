import Foundation
import UIKit
import UIKitCore

/// Touches where very many gesture recognizers are: in views beside the one touched, and in that view.
struct GestureSuite: Suite {
  static let name = "gestures"

  func run() -> GrowthReport {
    MainActor.assumeIsolated {
      GrowthReport(
        "Gesture recognizers", "of them", sizes: [10, 100, 1_000],
        [
          .init(name: "add, a recognizer"),
          .init(name: "tap, the others in views beside, a view"),
          .init(name: "drag, all in the view touched, a recognizer"),
          .init(name: "remove, a recognizer"),
        ], values: measureTouches)
    }
  }

  @MainActor private func measureTouches(_ count: Int) -> [Double] {
    let stage = Stage()
    for index in 0..<count {
      let view = UIView(
        frame: CGRect(x: index % 30 * 13, y: index / 30 * 20, width: 13, height: 20))
      view.addGestureRecognizer(UITapGestureRecognizer())
      stage.root.addSubview(view)
    }
    CATransaction.flush()
    let tapped = measure { _ in
      let touch = touch(at: CGPoint(x: 6, y: 10), in: stage.window)
      end(touch, in: stage.window)
      CATransaction.flush()
    }
    let view = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    stage.root.addSubview(view)
    var recognizers: [UIGestureRecognizer] = []
    let added = medianOf {
      for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
      recognizers = (0..<count).map { _ in UIPanGestureRecognizer() }
      return time { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }
    }
    let dragged = medianOf {
      time {
        let touch = touch(at: CGPoint(x: 20, y: 750), in: stage.window)
        for step in 1...5 {
          touch.move(to: CGPoint(x: 20 + step * 20, y: 750), phase: .moved)
          stage.window.sendEvent(UIEvent(touches: [touch]))
        }
        end(touch, in: stage.window)
        CATransaction.flush()
      }
    }
    let removed = medianOf {
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      return time { for recognizer in recognizers { view.removeGestureRecognizer(recognizer) } }
    }
    return [added, tapped, dragged, removed]
  }

  @MainActor private func touch(at point: CGPoint, in window: UIWindow) -> UITouch {
    let touch = UITouch(at: point, window: window, view: window.hitTest(point, with: nil))
    window.sendEvent(UIEvent(touches: [touch]))
    return touch
  }

  @MainActor private func end(_ touch: UITouch, in window: UIWindow) {
    touch.move(to: touch.location(in: nil), phase: .ended)
    window.sendEvent(UIEvent(touches: [touch]))
  }
}
