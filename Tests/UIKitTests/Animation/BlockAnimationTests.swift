import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Animations of blocks in layers") struct BlockAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Runs `body` with time standing still.
  private func timed(_ body: () -> Void) {
    window.addSubview(view)
    AnimationTimeline.current.isManual = true
    body()
    AnimationTimeline.current.advance(by: 100)
    AnimationTimeline.current.isManual = false
  }

  @Test func `are those of what a block changes, until it ends`() {
    timed {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
        view.alpha = 0
      }
      #expect(view.layer.animationKeys() == ["position", "bounds.size", "opacity"])
      let fade = view.layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(fade?.keyPath == "opacity")
      #expect(fade?.duration == 2)
      #expect(fade?.fromValue as? CGFloat == 1)
      #expect(fade?.timingFunction == CAMediaTimingFunction(name: .linear))
      AnimationTimeline.current.advance(by: 2)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `end their block ahead of its time when they are removed`() {
    timed {
      var ends: [Bool] = []
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      UIView.animate(withDuration: 2) {
        view.alpha = 1
      } completion: {
        ends.append($0)
      }
      #expect(view.layer.animationKeys() == ["opacity", "opacity-2"])
      view.layer.removeAnimation(forKey: "opacity")
      #expect(ends == [false])
      view.layer.removeAllAnimations()
      #expect(ends == [false, false])
      AnimationTimeline.current.advance(by: 2)
      #expect(ends.count == 2)
    }
  }

  @Test func `repeat until they are removed`() {
    timed {
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
        animations: { view.transform = CGAffineTransform(scaleX: 2, y: 2) },
        completion: { ends.append($0) })
      AnimationTimeline.current.advance(by: 10)
      #expect(ends.isEmpty)
      let pulse = view.layer.animation(forKey: "transform")
      #expect(pulse?.repeatCount == .infinity)
      #expect(pulse?.autoreverses == true)
      view.layer.removeAllAnimations()
      #expect(ends == [false])
    }
  }

  @Test func `are not given without a window, without time and without animations`() {
    timed {
      UIView.animate(withDuration: 0) { view.alpha = 0 }
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.5 } }
      view.removeFromSuperview()
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `are a property animator's until it is stopped`() {
    timed {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      #expect(view.layer.animationKeys() == ["opacity"])
      animator.stopAnimation(true)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  private final class Painter: UIView {
    var asked: [String] = []

    override func layoutSublayers(of layer: CALayer) {
      asked.append("layout")
      super.layoutSublayers(of: layer)
    }

    override func layoutSubviews() {
      asked.append("subviews")
      super.layoutSubviews()
    }

    override func display(_ layer: CALayer) {
      asked.append("display")
    }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      asked.append("draw")
      super.draw(layer, in: ctx)
    }

    override func draw(_ rect: CGRect) {
      asked.append("rect")
    }

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return super.action(for: layer, forKey: event)
    }
  }

  @Test func `and layout, drawing and actions ask the view, its layer's delegate`() {
    let painter = Painter(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    painter.setNeedsLayout()
    painter.layoutIfNeeded()
    #expect(painter.asked == ["layout", "subviews"])
    #expect(painter.layer.delegate === painter)
    painter.asked = []
    painter.setNeedsDisplay()
    #expect(painter.drawnImage() == nil)
    #expect(painter.asked == ["display", "draw", "rect"])
    #expect(painter.action(for: painter.layer, forKey: "opacity") is NSNull)
    #expect(painter.layer.action(forKey: "opacity") == nil)
    let sublayer = CALayer()
    sublayer.delegate = painter
    painter.asked = []
    sublayer.layoutSublayers()
    #expect(painter.asked == ["layout"])
    timed {
      window.addSubview(painter)
      painter.asked = []
      UIView.animate(withDuration: 1) {
        painter.alpha = 0
        #expect(painter.action(for: painter.layer, forKey: "opacity") is CABasicAnimation)
        #expect(painter.action(for: sublayer, forKey: "opacity") is NSNull)
      }
      #expect(painter.asked.first == "opacity")
    }
  }
}
