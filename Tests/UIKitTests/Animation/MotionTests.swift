import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Motions that a display is told") struct MotionTests {
  /// Takes note of what moves.
  private final class MovingDisplay: Display {
    let traits = DisplayTraits(size: CGSize(width: 320, height: 480))
    let text: any TextMeasuring
    private(set) var motions: [Motion] = []
    private(set) var stills: [Int] = []

    init(_ text: any TextMeasuring) { self.text = text }

    func apply(_ batch: [Change]) {
      for change in batch {
        switch change {
        case .move(_, let motion): motions.append(motion)
        case .still(_, let number): stills.append(number)
        default: break
        }
      }
    }

    func take() -> [Motion] {
      defer { motions = [] }
      return motions
    }

    func run(_ receive: @escaping @MainActor (Input) -> Void) {}
    func stop() {}
  }

  /// Shows a view of 20 × 10 points at (10, 10).
  private func moving(_ body: (UIWindow, UIView, MovingDisplay) -> Void) {
    apart {
      let former = UIApplication.shared.display
      let display = MovingDisplay(former.text)
      UIApplication.shared.display = display
      defer { UIApplication.shared.display = former }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(view)
      window.isHidden = false
      CATransaction.flush()
      _ = display.take()
      body(window, view, display)
      window.isHidden = true
      CATransaction.flush()
    }
  }

  /// Moves time by hand.
  private func timed(_ body: (UIWindow, UIView, MovingDisplay) -> Void) {
    moving { window, view, display in
      AnimationTimeline.current.isManual = true
      body(window, view, display)
      AnimationTimeline.current.advance(by: 10)
      AnimationTimeline.current.isManual = false
    }
  }

  @Test func `are those of an animation block, from what the values were`() {
    moving { _, view, display in
      view.alpha = 0.25
      UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear]) {
        view.alpha = 1
        view.frame = CGRect(x: 40, y: 10, width: 20, height: 30)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      CATransaction.flush()
      let motions = display.take()
      #expect(
        motions.map(\.track) == [
          .opacity([0.25, 1]),
          .offset([CGPoint(x: -30, y: -10), .zero]),
          .size([CGSize(width: 20, height: 10), CGSize(width: 20, height: 30)]),
          .background([
            Color(red: 0, green: 0, blue: 0, alpha: 0), Color(red: 1, green: 0, blue: 0),
          ]),
        ])
      #expect(motions.allSatisfy { $0.duration == 2 && $0.delay == 1 && $0.repeatCount == 1 })
      #expect(
        motions.allSatisfy { $0.curve == .cubic(.zero, CGPoint(x: 1, y: 1)) && !$0.holds })
    }
  }

  @Test func `are one for the keyframes of a value, which says when each is reached`() {
    moving { _, view, display in
      UIView.animateKeyframes(withDuration: 2, delay: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        view.center.y = 25
      }
      CATransaction.flush()
      let motions = display.take()
      #expect(
        motions.map(\.track) == [
          .opacity([1, 1, 0, 1]), .offset([CGPoint(x: 0, y: -10), .zero]),
        ])
      #expect(motions.map(\.times) == [[0, 0.25, 0.5, 1], [0, 1]])
      #expect(motions.allSatisfy { $0.duration == 2 && $0.delay == 1 })
      #expect(motions.allSatisfy { $0.curve == .cubic(.zero, CGPoint(x: 1, y: 1)) })
    }
  }

  @Test func `take a view that is moved and turned from one matrix to the other`() {
    moving { _, view, display in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 7, ty: 0)
      }
      CATransaction.flush()
      let motions = display.take()
      #expect(
        motions.map(\.track) == [
          .matrix([[1, 0, 0, 1], [2, 0, 0, 3]]), .offset([CGPoint(x: -7, y: 0), .zero]),
        ])
      #expect(motions.allSatisfy { $0.repeatCount == .infinity && $0.autoreverses })
      view.layer.removeAllAnimations()
      CATransaction.flush()
      #expect(Set(display.stills) == Set(motions.map(\.number)))
    }
  }

  @Test func `turn a view out of the plane step by step`() {
    moving { _, view, display in
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      turn.fromValue = 0
      turn.toValue = 2 * CGFloat.pi
      turn.duration = 1
      view.layer.add(turn, forKey: nil)
      CATransaction.flush()
      let motions = display.take()
      guard case .matrix(let matrices) = motions.first?.track, matrices.count == 25 else {
        Issue.record("\(motions)")
        return
      }
      // What shows at a quarter is seen from the side, and half-way from behind.
      let widths = [0, 6, 12, 18, 24].map { matrices[$0][0].rounded() }
      #expect(widths == [1, 0, -1, 0, 1] && matrices.allSatisfy { $0.count == 16 })
      #expect(motions.first?.times?[6] == 0.25)
      #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 1) < 0.01)
    }
  }

  @Test func `go from one matrix in space to the other`() {
    moving { _, view, display in
      UIView.animate(withDuration: 1) {
        view.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
      }
      CATransaction.flush()
      let last = CATransform3DMakeRotation(.pi, 1, 0, 0).rows
      #expect(display.take().map(\.track) == [.matrix([CATransform3DIdentity.rows, last])])
    }
  }

  @Test func `follow an animator that is moved by hand, and go on from there`() {
    timed { _, view, display in
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 1 }
      animator.fractionComplete = 0.25
      CATransaction.flush()
      #expect(display.take().last?.track == .opacity([0.25, 0.25]))
      animator.fractionComplete = 0.5
      CATransaction.flush()
      let held = display.take()
      #expect(held.map(\.track) == [.opacity([0.5, 0.5])] && held[0].holds)
      #expect(display.stills.contains(held[0].number))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      CATransaction.flush()
      guard let motion = display.take().first, case .opacity(let values) = motion.track else {
        Issue.record("It doesn't go on.")
        return
      }
      #expect(values.first == 0.5 && values.last == 1 && values.count == 25)
      #expect(motion.duration == 1 && motion.holds)
      animator.isReversed = true
      CATransaction.flush()
      #expect(display.take().first.map(\.track) != motion.track)
      AnimationTimeline.current.advance(by: 3)
      #expect(view.alpha == 0 && animator.state == .inactive)
    }
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 0.75), (.end, 1)])
  func `end with an animator that is stopped`(position: UIViewAnimatingPosition, alpha: Double) {
    timed { _, view, display in
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 1 }
      animator.startAnimation()
      AnimationTimeline.current.advance(by: 1.5)
      #expect(view.alpha == 1)
      animator.stopAnimation(false)
      #expect(abs(view.alpha - 0.75) < 1e-6)
      animator.finishAnimation(at: position)
      #expect(abs(view.alpha - alpha) < 1e-6)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `follow the fraction of a transition that a gesture drives`() {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 2 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    final class Flow: NSObject, UINavigationControllerDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    timed { window, _, display in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let flow = Flow()
      navigation.delegate = flow
      window.rootViewController = navigation
      CATransaction.flush()
      let next = UIViewController()
      navigation.pushViewController(next, animated: true)
      CATransaction.flush()
      _ = display.take()
      @MainActor func fades() -> [Motion.Track] {
        CATransaction.flush()
        return display.take().map(\.track).filter { if case .opacity = $0 { true } else { false } }
      }
      flow.driver.update(0.25)
      #expect(fades() == [.opacity([0.25, 0.25])])
      #expect(next.view.layer.presentation()?.opacity == 0.25)
      flow.driver.finish()
      guard case .opacity(let values) = fades().first else {
        Issue.record("It doesn't go on.")
        return
      }
      #expect(values.first == 0.25 && values.last == 1)
      // The rest eases in and out, unless the app says otherwise.
      #expect(values[1] - values[0] < values[values.count / 2 + 1] - values[values.count / 2])
      AnimationTimeline.current.advance(by: 3)
      #expect(next.view.alpha == 1 && navigation.topViewController === next)
    }
  }

  @Test func `replace what a view shows`() {
    moving { _, view, display in
      UIView.transition(with: view, duration: 0.5, options: .transitionFlipFromRight) {
        view.backgroundColor = .red
      }
      CATransaction.flush()
      let flip = display.take()
      #expect(flip.map(\.track).contains(.replacement(.init(.flip, from: .right))))
      #expect(flip.allSatisfy { $0.duration == 0.5 })
      let other = UIView(frame: view.frame)
      let parent = view.superview
      UIView.transition(from: view, to: other, duration: 1, options: .transitionCrossDissolve)
      CATransaction.flush()
      #expect(display.take().map(\.track) == [.replacement(.init(.dissolve))])
      #expect(other.superview === parent && view.superview == nil)
      let push = CATransition()
      push.type = .push
      push.subtype = .fromBottom
      push.duration = 2
      other.layer.add(push, forKey: nil)
      CATransaction.flush()
      #expect(display.take().map(\.track) == [.replacement(.init(.push, from: .bottom))])
    }
  }

  @Test func `overshoot as springs do`() throws {
    moving { _, view, display in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) {
        view.alpha = 0
      }
      CATransaction.flush()
      guard case .samples(let samples) = display.take().first?.curve else {
        Issue.record("A spring is no cubic curve.")
        return
      }
      #expect(samples.first == 0)
      #expect(samples.last == 1)
      #expect(samples.max()! > 1.2)
      #expect(samples.dropFirst(30).allSatisfy { abs($0 - 1) < 0.05 })
    }
  }

  @Test func `are those of layers' own animations, relative to what the layer has`() {
    moving { _, view, display in
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      shake.values = [10, 30, 20]
      shake.keyTimes = [0, 0.25, 1]
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = 2 * CGFloat.pi
      let group = CAAnimationGroup()
      group.animations = [shake, turn]
      group.duration = 3
      group.repeatCount = .infinity
      view.layer.add(group, forKey: "both")
      CATransaction.flush()
      let motions = display.take()
      #expect(
        motions.map(\.track) == [
          .offset([CGPoint(x: -10, y: 0), CGPoint(x: 10, y: 0), .zero]),
          .rotation([0, 2 * .pi]),
        ])
      #expect(motions.first?.times == [0, 0.25, 1])
      #expect(motions.allSatisfy { $0.duration == 3 && $0.repeatCount == .infinity })
      view.layer.removeAnimation(forKey: "both")
      CATransaction.flush()
      #expect(display.stills.contains(motions[0].number))
    }
  }

  @Test func `bring what is presented from the bottom`() {
    moving { window, _, display in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      window.rootViewController?.present(sheet, animated: true)
      CATransaction.flush()
      #expect(display.take().map(\.track) == [.offset([CGPoint(x: 0, y: 480), .zero])])
    }
  }

  @Test func `are not told of views out of the window, and not without time`() {
    moving { _, view, display in
      UIView.animate(withDuration: 0) { view.alpha = 0 }
      UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 1 } }
      view.removeFromSuperview()
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      CATransaction.flush()
      #expect(display.take().isEmpty)
    }
  }
}
