import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Animations") struct AnimationTests {
  /// Runs `body` with time standing still.
  func timed(_ body: () -> Void) {
    AnimationTimeline.current.isManual = true
    body()
    AnimationTimeline.current.advance(by: 100)
    AnimationTimeline.current.isManual = false
  }

  @Test func `values hold at once, completions come when time has passed`() {
    timed {
      let view = UIView()
      var finished: Bool?
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      #expect(view.alpha == 0)
      #expect(finished == nil)
      AnimationTimeline.current.advance(by: 0.4)
      #expect(finished == nil)
      AnimationTimeline.current.advance(by: 0.2)
      #expect(finished == true)
    }
  }

  final class Delegate: NSObject, _NamedMembers {
    var events: [String] = []

    nonisolated class var _namedMembers: [_NamedMember] {
      [
        .method("start:") { (delegate: Delegate, name: String?) in
          delegate.events.append("start \(name ?? "")")
        },
        .method("stop:finished:") { (delegate: Delegate, name: String?, finished: NSNumber) in
          delegate.events.append("stop \(name ?? "") \(finished.boolValue)")
        },
      ]
    }
  }

  @Test func `what is begun is animated until it is committed`() {
    timed {
      let delegate = Delegate()
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationWillStart(Selector("start:"))
      UIView.setAnimationDidStop(Selector("stop:finished:"))
      #expect(UIView.inheritedAnimationDuration == 0.5)
      #expect(delegate.events == [])
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
      #expect(delegate.events == ["start move"])
      AnimationTimeline.current.advance(by: 0.6)
      #expect(delegate.events == ["start move", "stop move true"])
      UIView.commitAnimations()
      UIView.setAnimationDuration(3)
    }
  }

  @Test func `repetitions, and the way back, come before the completion`() {
    timed {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      window.addSubview(view)
      window.isHidden = false
      let delegate = Delegate()
      UIView.beginAnimations("blink", context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationDidStop(Selector("stop:finished:"))
      view.alpha = 0
      UIView.commitAnimations()
      CATransaction.flush()
      AnimationTimeline.current.advance(by: 0.75)
      #expect(abs((view.layer.presentation()?.opacity ?? 2) - 0.5) < 0.01)
      AnimationTimeline.current.advance(by: 1.2)
      #expect(delegate.events == [])
      AnimationTimeline.current.advance(by: 0.1)
      #expect(delegate.events == ["stop blink true"])

      var ended = false
      UIView.animate(withDuration: 0.5) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.alpha = 1 }
      } completion: { _ in
        ended = true
      }
      AnimationTimeline.current.advance(by: 1.4)
      #expect(!ended)
      AnimationTimeline.current.advance(by: 0.2)
      #expect(ended)
      window.isHidden = true
    }
  }

  @Test func `completions come in the order of the ends`() {
    timed {
      var order: [String] = []
      UIView.animate(withDuration: 0.5, animations: {}) { _ in order.append("long") }
      UIView.animate(withDuration: 0.1, delay: 0.2, animations: {}) { _ in order.append("late") }
      UIView.animate(withDuration: 0.2, animations: {}) { _ in order.append("short") }
      UIView.animate(withDuration: 0, animations: {}) { _ in order.append("none") }
      UIView.animate(withDuration: 0.2, animations: {}) { _ in order.append("short 2") }
      #expect(order == [])
      AnimationTimeline.current.advance(by: 1)
      #expect(order == ["none", "short", "short 2", "late", "long"])
    }
  }

  @Test func `an animation begun in a completion begins at that time`() {
    timed {
      var isDone = false
      UIView.animate(withDuration: 0.5, animations: {}) { _ in
        UIView.animate(withDuration: 0.5, animations: {}) { _ in isDone = true }
      }
      AnimationTimeline.current.advance(by: 0.9)
      #expect(!isDone)
      AnimationTimeline.current.advance(by: 0.2)
      #expect(isDone)
    }
  }

  @Test func `without time passing, animations end one after another in turns to come`() async {
    var order: [Int] = []
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 60, animations: {}) { _ in
        order.append(2)
        continuation.resume()
      }
      UIView.animate(withDuration: 30, animations: {}) { _ in order.append(1) }
      #expect(order == [])
    }
    #expect(order == [1, 2])
  }

  @Test func `an inner animation takes the outer one's time, unless it overrides it`() {
    timed {
      var inherited: [TimeInterval] = []
      var order: [String] = []
      UIView.animate(withDuration: 1) {
        UIView.animate(withDuration: 0.1) {
          inherited.append(UIView.inheritedAnimationDuration)
        } completion: { _ in
          order.append("inner")
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
          inherited.append(UIView.inheritedAnimationDuration)
        } completion: { _ in
          order.append("own")
        }
      }
      #expect(inherited == [1, 0.2])
      #expect(UIView.inheritedAnimationDuration == 0)
      AnimationTimeline.current.advance(by: 0.5)
      #expect(order == ["own"])
      AnimationTimeline.current.advance(by: 1)
      #expect(order == ["own", "inner"])
    }
  }

  @Test func `disabled animations complete at once`() {
    timed {
      var isDone = false
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1, animations: {}) { _ in isDone = true }
        #expect(isDone)
      }
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test func `a transaction's completion waits for its animations`() {
    timed {
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      UIView.animate(withDuration: 1) {}
      CATransaction.commit()
      #expect(!isDone)
      AnimationTimeline.current.advance(by: 2)
      #expect(isDone)
    }
  }

  @Test func `a transition exchanges two views`() {
    timed {
      let container = UIView()
      let old = UIView()
      let new = UIView()
      container.addSubview(old)
      UIView.transition(from: old, to: new, duration: 0.3)
      #expect(container.subviews == [new])
    }
  }
}

@MainActor @Suite("Property animators") struct PropertyAnimatorTests {
  func timed(_ body: (AnimationTimeline) -> Void) {
    AnimationTimeline.current.isManual = true
    body(AnimationTimeline.current)
    AnimationTimeline.current.advance(by: 100)
    AnimationTimeline.current.isManual = false
  }

  @Test func `one goes from inactive through active to inactive`() {
    timed { timeline in
      let view = UIView()
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.addCompletion { position = $0 }
      #expect(animator.state == .inactive)
      #expect(view.alpha == 1)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.alpha == 0.5)
      timeline.advance(by: 2)
      #expect(animator.state == .inactive)
      #expect(position == .end)
    }
  }

  @Test func `a paused one waits, and goes on with what is left`() {
    timed { timeline in
      var isDone = false
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in isDone = true }
      animator.startAnimation()
      animator.pauseAnimation()
      timeline.advance(by: 5)
      #expect(!isDone)
      animator.fractionComplete = 0.75
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      timeline.advance(by: 0.2)
      #expect(!isDone)
      timeline.advance(by: 0.1)
      #expect(isDone)
    }
  }

  @Test func `a stopped one is finished by hand`() {
    timed { timeline in
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(positions == [])
      animator.finishAnimation(at: .current)
      #expect(positions == [.current])
      #expect(animator.state == .inactive)

      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      animator.stopAnimation(true)
      timeline.advance(by: 5)
      #expect(positions == [.current])
      #expect(animator.state == .inactive)
    }
  }

  @Test func `a reversed one ends at its start`() {
    timed { timeline in
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      timeline.advance(by: 0.6)
      #expect(position == .start)
    }
  }
}
