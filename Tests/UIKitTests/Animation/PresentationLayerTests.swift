import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("What layers present while animations run") struct PresentationLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var layer: CALayer { view.layer }
  private var time: AnimationTimeline { .current }

  /// Runs `body` with time standing still.
  private func timed(_ body: () -> Void) {
    window.addSubview(view)
    time.isManual = true
    body()
    time.advance(by: 100)
    time.isManual = false
  }

  private func animation(
    _ key: String, from: Any?, to: Any?, _ change: (CABasicAnimation) -> Void = { _ in }
  ) {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 2
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    change(animation)
    layer.add(animation, forKey: key)
  }

  /// Curves are computed by halving.
  private func rounded(_ value: (some BinaryFloatingPoint)?) -> Double? {
    value.map { (Double($0) * 1e6).rounded() / 1e6 }
  }

  @Test("A basic animation is between its values, and the layer keeps its own")
  func basic() {
    timed {
      animation("opacity", from: 0, to: 0.5)
      animation("position.x", from: 0, to: 40)
      animation("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)
      #expect(rounded(layer.presentation()?.opacity) == 0)
      time.advance(by: 0.5)
      let shown = layer.presentation()
      #expect(rounded(shown?.opacity) == 0.125)
      #expect(rounded(shown?.position.x) == 10 && shown?.position.y == 5)
      var white: CGFloat = 0
      shown?.backgroundColor.map { UIColor(cgColor: $0) }?.getWhite(&white, alpha: nil)
      #expect(rounded(white) == 0.25)
      #expect(layer.opacity == 1 && layer.position.x == 5)
      time.advance(by: 1.5)
      #expect(rounded(layer.presentation()?.opacity) == 1)
    }
  }

  @Test("A value function turns numbers into a part of a transform")
  func valueFunction() {
    timed {
      animation("transform", from: 0, to: CGFloat.pi) {
        $0.valueFunction = CAValueFunction(name: .rotateZ)
      }
      time.advance(by: 0.5)
      let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? NSNumber
      #expect(rounded(angle?.doubleValue) == rounded(Double.pi / 4))
      #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
    }
  }

  @Test("Timing, repetitions, direction, speed and delay decide where it is")
  func timing() {
    timed {
      animation("opacity", from: 0, to: 1) {
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }
      animation("cornerRadius", from: 0, to: 4) {
        $0.autoreverses = true
        $0.repeatCount = .infinity
      }
      animation("zPosition", from: 0, to: 8) {
        $0.speed = 2
        $0.isRemovedOnCompletion = false
        $0.fillMode = .forwards
      }
      animation("borderWidth", from: 3, to: 5) {
        $0.beginTime = time.now + 1
        $0.fillMode = .backwards
      }
      time.advance(by: 0.5)
      var shown = layer.presentation()
      #expect((shown?.opacity ?? 0) > 0.05 && (shown?.opacity ?? 1) < 0.2)
      #expect(rounded(shown?.cornerRadius) == 1)
      #expect(rounded(shown?.zPosition) == 4)
      #expect(shown?.borderWidth == 3)
      time.advance(by: 2)
      shown = layer.presentation()
      #expect(rounded(shown?.cornerRadius) == 3)
      #expect(shown?.zPosition == 8)
      #expect(rounded(shown?.borderWidth) == 4.5)
      layer.removeAllAnimations()
    }
  }

  @Test("A transform turns without shrinking, and groups and additive values count")
  func parts() {
    timed {
      let group = CAAnimationGroup()
      let move = CABasicAnimation(keyPath: "position.y")
      (move.fromValue, move.toValue, move.isAdditive, move.duration) = (0, 20, true, 2)
      group.animations = [move]
      group.duration = 2
      group.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(group, forKey: "group")
      animation(
        "transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      time.advance(by: 1)
      let shown = layer.presentation()
      #expect(abs((shown?.transform.m11 ?? 0) - cos(.pi / 4)) < 1e-9)
      #expect(abs((shown?.transform.m12 ?? 0) - sin(.pi / 4)) < 1e-9)
      #expect(rounded(shown?.position.y) == 15)
    }
  }

  @Test("Keyframes are reached at their times; discrete ones jump")
  func keyframes() {
    timed {
      for (key, mode) in [
        ("opacity", CAAnimationCalculationMode.linear), ("borderWidth", .discrete),
      ] {
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = [0, 1, 0.5]
        animation.keyTimes = mode == .linear ? [0, 0.25, 1] : nil
        animation.calculationMode = mode
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 4
        layer.add(animation, forKey: key)
      }
      time.advance(by: 0.5)
      #expect(rounded(layer.presentation()?.opacity) == 0.5)
      #expect(rounded(layer.presentation()?.borderWidth) == 0)
      time.advance(by: 2)
      #expect(rounded(layer.presentation()?.opacity) == 0.75)
      #expect(rounded(layer.presentation()?.borderWidth) == 1)
    }
  }

  @Test("Blocks are between old and new values; one that interrupts another goes on from there")
  func blocks() {
    timed {
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) { view.center.x = 25 }
      time.advance(by: 1)
      #expect(rounded(layer.presentation()?.position.x) == 5)
      time.advance(by: 1)
      #expect(rounded(layer.presentation()?.position.x) == 15)
      #expect(rounded(layer.presentation()?.frame.minX) == 10)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 5 }
      #expect(rounded(layer.presentation()?.position.x) == 15)
      time.advance(by: 1)
      #expect(rounded(layer.presentation()?.position.x) == 15)
      time.advance(by: 1)
      #expect(rounded(layer.presentation()?.position.x) == 5)
    }
  }

  @Test("An animator's fraction passes with time, stays while it pauses, and runs back")
  func animator() {
    timed {
      let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      time.advance(by: 1)
      #expect(rounded(animator.fractionComplete) == 0.25)
      #expect(rounded(layer.presentation()?.opacity) == 0.75)
      animator.pauseAnimation()
      time.advance(by: 10)
      #expect(rounded(animator.fractionComplete) == 0.25)
      animator.fractionComplete = 0.5
      #expect(rounded(layer.presentation()?.opacity) == 0.5)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      time.advance(by: 1)
      #expect(rounded(animator.fractionComplete) == 0.75)
      animator.isReversed = true
      time.advance(by: 2)
      #expect(rounded(animator.fractionComplete) == 0.25)
      #expect(rounded(layer.presentation()?.opacity) == 0.75)
    }
  }
}
