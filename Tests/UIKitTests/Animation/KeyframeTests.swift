import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Keyframes") struct KeyframeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var time: AnimationTimeline { .current }

  /// Runs `body` with time standing still.
  private func timed(_ body: () -> Void) {
    window.addSubview(view)
    time.isManual = true
    body()
    time.advance(by: 100)
    time.isManual = false
  }

  /// What shows of the view's place, in hundredths of a point.
  private var x: Int {
    let x = view.layer.presentation()?.position.x ?? .nan
    return Int(((x - 5) * 100).rounded())
  }

  /// From 0 to 40 points in the second quarter, to 60 in the second half.
  private func move(
    _ options: UIView.KeyframeAnimationOptions = [], delay: TimeInterval = 0,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animateKeyframes(withDuration: 4, delay: delay, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        self.view.center.x = 45
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.view.center.x = 65
      }
    } completion: {
      completion?($0)
    }
  }

  /// Where the view is at the beginning and after each half second.
  private func places(_ count: Int) -> [Int] {
    (0..<count).map { index in
      if index > 0 { time.advance(by: 0.5) }
      return x
    }
  }

  @Test("run one after another, each in its own part of the time, and complete at the end")
  func oneAfterAnother() {
    timed {
      var ends: [Bool] = []
      move(delay: 1) { ends.append($0) }
      #expect(view.center.x == 65)
      time.advance(by: 1)
      #expect(places(8) == [0, 0, 0, 2000, 4000, 4500, 5000, 5500])
      #expect(ends == [])
      time.advance(by: 0.5)
      #expect(ends == [true])
      #expect(x == 6000)
    }
  }

  @Test("are not mixed up by their order, by gaps, or by overlaps")
  func order() {
    timed {
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          self.view.center.x = 25
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          self.view.center.x = 15
          self.view.center.x = 45
        }
      }
      #expect(places(7) == [0, 2000, 4000, 4000, 4000, 3000, 2000])
      time.advance(by: 10)
      view.center.x = 5
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.view.center.x = 25
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) {
          self.view.center.x = 45
        }
      }
      #expect(places(8) == [0, 500, 1000, 1500, 2000, 2500, 3000, 3500])
    }
  }

  @Test("follow what the options say of their calculation")
  func modes() {
    timed {
      @MainActor func places(
        _ options: UIView.KeyframeAnimationOptions, after start: TimeInterval = 0
      ) -> [Int] {
        time.advance(by: 10)
        view.center.x = 5
        move(options)
        time.advance(by: start)
        return self.places(8)
      }
      // Between the jumps.
      let discrete = places(.calculationModeDiscrete, after: 0.25)
      #expect(Array(discrete.dropLast()) == [0, 0, 4000, 4000, 6000, 6000, 6000])
      #expect(places(.calculationModePaced) == [0, 750, 1500, 2250, 3000, 3750, 4500, 5250])
      let cubic = places(.calculationModeCubic)
      #expect(cubic[0] == 0 && cubic[2] == 0 && cubic[4] == 4000)
      // Faster at the point than between the points, on the way that goes on.
      #expect(cubic[5] > 4500)
      let easeIn = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveEaseIn.rawValue)
      #expect(places(easeIn)[4] < 4000)
      #expect(places([.autoreverse]).last == 5500)
      time.advance(by: 1)
      #expect(x == 5500)
    }
  }

  @Test("are moved by an animator in whose block they are")
  func animator() {
    timed {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            self.view.center.x = 45
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.view.center.x = 65
          }
        }
      }
      animator.fractionComplete = 0.25
      #expect(x == 2000)
      animator.fractionComplete = 0.75
      #expect(x == 5000)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(view.center.x == 5)
    }
  }
}
