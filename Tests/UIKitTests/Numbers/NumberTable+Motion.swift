import Foundation
import UIKit
import UIKitCore

extension NumberTable {
  static func animations() -> [NumberRow] {
    let view = view("UIView", box)
    func run(_ name: String, _ body: @escaping (UIView, TimeInterval) -> Void) -> NumberRow {
      view.call(name) { view, number in
        body(view, number)
        Turn.current.commit()
      }
    }
    let animator = view2("UIViewPropertyAnimator") {
      UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    let parameters = unseen("UISpringTimingParameters", {})
    return [
      run("animate(withDuration:)") { view, duration in
        UIView.animate(withDuration: duration) { view.alpha = 0.5 }
        UIView.animate(withDuration: duration, delay: 0) {
          view.alpha = 0.5
        } completion: { _ in
        }
        UIView.transition(with: view, duration: duration) {}
        UIView.transition(from: view.subviews[0], to: view.subviews[1], duration: duration)
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
        }
      },
      run("animate(withDuration:delay:)") { view, delay in
        UIView.animate(withDuration: 1, delay: delay) { view.alpha = 0.5 }
        UIView.animateKeyframes(withDuration: 1, delay: delay) { view.alpha = 1 }
      },
      run("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)") {
        view, number in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
        ) { view.alpha = 1 }
        UIView.animate(
          springDuration: number, bounce: number, initialSpringVelocity: number, delay: number
        ) { view.alpha = 1 }
      },
      run("addKeyframe(withRelativeStartTime:relativeDuration:)") { view, number in
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) {}
        }
      },
      run("modifyAnimations(withRepeatCount:)") { view, count in
        UIView.modifyAnimations(withRepeatCount: count, autoreverses: true) { view.alpha = 1 }
      },
      animator.property(
        "fractionComplete", \.fractionComplete,
        [
          [.nan, .below]: .becomes(0), .above: .becomes(1),
        ]),
      animator.call("init(duration:)") { (_, number: TimeInterval) in
        let animator = UIViewPropertyAnimator(duration: number, dampingRatio: number)
        animator.startAnimation()
        animator.isReversed = true
        UIViewPropertyAnimator(
          duration: 1, controlPoint1: CGPoint(x: number, y: 0), controlPoint2: .zero
        ).startAnimation()
      },
      animator.call("addAnimations(_:delayFactor:)") {
        $0.addAnimations({}, delayFactor: $1)
        $0.startAnimation()
      },
      animator.call("startAnimation(afterDelay:)") { $0.startAnimation(afterDelay: $1) },
      animator.call("continueAnimation(withTimingParameters:durationFactor:)") {
        $0.startAnimation()
        $0.pauseAnimation()
        $0.continueAnimation(withTimingParameters: nil, durationFactor: $1)
      },
      parameters.call("init(dampingRatio:)") { (_, number: CGFloat) in
        _ = UISpringTimingParameters(dampingRatio: number)
        _ = UISpringTimingParameters(
          mass: number, stiffness: -number, damping: number,
          initialVelocity: CGVector(dx: number, dy: number))
        _ = UICubicTimingParameters(
          controlPoint1: CGPoint(x: number, y: number), controlPoint2: .zero)
      },
      parameters.call("CAMediaTimingFunction") { (_, number: Float) in
        _ = CAMediaTimingFunction(controlPoints: number, 0, number, 1).hash
      },
      parameters.call("CAMediaTimingFunction.getControlPoint(at:values:)") { (_, index: Int) in
        var values: [Float] = [0, 0]
        CAMediaTimingFunction(name: .linear).getControlPoint(at: index, values: &values)
      },
      parameters.call("CATransaction.setAnimationDuration(_:)") { (_, duration: CFTimeInterval) in
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
      },
      unseen("CADisplayLink") {
        CADisplayLink(target: UIView(), selector: Selector(("frame")))
      } use: {
        _ = ($0.duration, $0.targetTimestamp)
      }.property("preferredFramesPerSecond", \.preferredFramesPerSecond),
      unseen("CAFrameRateRange", { CAFrameRateRange.default }).change("init(minimum:maximum:)") {
        (root, number: Float) in
        root = CAFrameRateRange(minimum: number, maximum: -number, preferred: number)
      },
      unseen("UIPercentDrivenInteractiveTransition") { UIPercentDrivenInteractiveTransition() }
        .call("update(_:)") { $0.update($1) },
      unseen("UIPercentDrivenInteractiveTransition") { UIPercentDrivenInteractiveTransition() }
        .property("completionSpeed", \.completionSpeed),
      unseen("AnimationTimeline", { AnimationTimeline() }).call("advance(by:)") {
        (timeline, number: TimeInterval) in
        timeline.isManual = true
        timeline.schedule(after: number) { _ in }
        timeline.schedule(after: 1) { _ in }
        timeline.advance(by: 2)
      },
    ]
  }

  private static func view2(_ name: String, _ make: @escaping () -> UIViewPropertyAnimator)
    -> Specimen<UIViewPropertyAnimator>
  {
    unseen(name, make) { animator in
      if animator.state == .active { animator.stopAnimation(true) }
    }
  }

  static func layerAnimations() -> [NumberRow] {
    func animation<Animation: CAAnimation>(_ make: @escaping () -> Animation)
      -> Specimen<Animation>
    {
      value("\(Animation.self)", make) { animation in
        let layer = CALayer()
        let view = inView(layer)
        layer.add(animation, forKey: "key")
        _ = layer.presentation()
        layer.removeAnimation(forKey: "key")
        layer.add(animation, forKey: nil)
        return view
      }
    }
    let basic = animation { CABasicAnimation(keyPath: "opacity") }
    let frames = animation { CAKeyframeAnimation(keyPath: "opacity") }
    let spring = animation { CASpringAnimation(keyPath: "opacity") }
    return [
      basic.property("beginTime", \.beginTime), basic.property("duration", \.duration),
      basic.property("speed", \.speed), basic.property("timeOffset", \.timeOffset),
      basic.property("repeatCount", \.repeatCount),
      basic.property("repeatDuration", \.repeatDuration),
      frames.call("keyTimes") { (animation, numbers: [Double]) in
        animation.keyTimes = numbers.map { NSNumber(value: $0) }
      },
      frames.call("tensionValues") { (animation, numbers: [Double]) in
        animation.tensionValues = numbers.map { NSNumber(value: $0) }
      },
      frames.call("continuityValues") { (animation, numbers: [Double]) in
        animation.continuityValues = numbers.map { NSNumber(value: $0) }
      },
      frames.call("biasValues") { (animation, numbers: [Double]) in
        animation.biasValues = numbers.map { NSNumber(value: $0) }
      },
      spring.property("mass", \.mass), spring.property("stiffness", \.stiffness),
      spring.property("damping", \.damping),
      spring.property("initialVelocity", \.initialVelocity),
      spring.call("settlingDuration") { (spring, number: CGFloat) in
        spring.mass = number
        spring.damping = number
        _ = (spring.settlingDuration, spring.perceptualDuration, spring.bounce)
        spring.duration = spring.settlingDuration
      },
      spring.change("init(perceptualDuration:bounce:)") { (root, number: CGFloat) in
        root = CASpringAnimation(perceptualDuration: number, bounce: number)
        root.duration = root.settlingDuration
      },
      animation { CATransition() }.property("startProgress", \.startProgress),
      animation { CATransition() }.property("endProgress", \.endProgress),
    ]
  }

  static func dynamics() -> [NumberRow] {
    func behavior<Behavior: UIDynamicBehavior>(_ make: @escaping (UIView) -> Behavior)
      -> Specimen<Behavior>
    {
      Specimen(name: "\(Behavior.self)", make: { make(UIView(frame: box().frame)) }) {
        behavior, exercise in
        let item = (behavior as? UIDynamicItemBehavior)?.items.first as? UIView ?? box()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        view.addSubview(item)
        let animator = UIDynamicAnimator(referenceView: view)
        let gravity = UIGravityBehavior(items: [item])
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        for part in [gravity, collision, behavior] { animator.addBehavior(part) }
        for _ in 0..<3 { AnimationTimeline.current.advance(by: 0.05) }
        exercise.run(view)
        animator.removeAllBehaviors()
      }
    }
    let item = behavior { UIDynamicItemBehavior(items: [$0]) }
    let attachment = behavior {
      UIAttachmentBehavior(item: $0, attachedToAnchor: CGPoint(x: 40, y: 40))
    }
    let gravity = behavior { UIGravityBehavior(items: [$0]) }
    let push = behavior { UIPushBehavior(items: [$0], mode: .continuous) }
    let snap = behavior { UISnapBehavior(item: $0, snapTo: CGPoint(x: 40, y: 40)) }
    let collision = behavior { UICollisionBehavior(items: [$0]) }
    return [
      item.property("elasticity", \.elasticity), item.property("friction", \.friction),
      item.property("density", \.density), item.property("resistance", \.resistance),
      item.property("angularResistance", \.angularResistance),
      item.property("charge", \.charge),
      item.call("addLinearVelocity(_:for:)") { (item, velocity: CGPoint) in
        item.addLinearVelocity(velocity, for: item.items[0])
      },
      item.call("addAngularVelocity(_:for:)") { $0.addAngularVelocity($1, for: $0.items[0]) },
      attachment.property("anchorPoint", \.anchorPoint), attachment.property("length", \.length),
      attachment.property("damping", \.damping), attachment.property("frequency", \.frequency),
      attachment.property("frictionTorque", \.frictionTorque),
      attachment.change("init(item:offsetFromCenter:attachedToAnchor:)") {
        (root, point: CGPoint) in
        root = UIAttachmentBehavior(
          item: box(), offsetFromCenter: UIOffset(horizontal: point.x, vertical: point.y),
          attachedToAnchor: point)
      },
      gravity.property("gravityDirection", \.gravityDirection),
      gravity.property("angle", \.angle, [.all: .survives]),
      gravity.property("magnitude", \.magnitude, [.all: .survives]),
      gravity.call("setAngle(_:magnitude:)") { $0.setAngle($1, magnitude: $1) },
      push.property("pushDirection", \.pushDirection),
      push.property("angle", \.angle, [.all: .survives]),
      push.property("magnitude", \.magnitude, [.all: .survives]),
      push.call("setAngle(_:magnitude:)") { $0.setAngle($1, magnitude: $1) },
      push.call("setTargetOffsetFromCenter(_:for:)") {
        $0.setTargetOffsetFromCenter($1, for: $0.items[0])
      },
      snap.property("snapPoint", \.snapPoint), snap.property("damping", \.damping),
      collision.call("setTranslatesReferenceBoundsIntoBoundary(with:)") {
        $0.setTranslatesReferenceBoundsIntoBoundary(with: $1)
      },
      collision.call("addBoundary(withIdentifier:from:to:)") { (collision, point: CGPoint) in
        collision.addBoundary(withIdentifier: NSString("b"), from: .zero, to: point)
        collision.addBoundary(
          withIdentifier: NSString("c"), for: UIBezierPath(rect: CGRect(origin: point, size: .zero))
        )
      },
      unseen("UIDynamicAnimator", { UIDynamicAnimator(referenceView: box()) }).call("items(in:)") {
        (animator, rect: CGRect) in
        animator.addBehavior(UIGravityBehavior(items: [box()]))
        _ = animator.items(in: rect)
      },
    ]
  }

  static func gestures() -> [NumberRow] {
    func recognizer<Recognizer: UIGestureRecognizer>(_ make: @escaping () -> Recognizer)
      -> Specimen<Recognizer>
    {
      value("\(Recognizer.self)", make) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addGestureRecognizer($0)
        return view
      }
    }
    let tap = recognizer { UITapGestureRecognizer() }
    let press = recognizer { UILongPressGestureRecognizer() }
    let pan = recognizer { UIPanGestureRecognizer() }
    return [
      tap.property("numberOfTapsRequired", \.numberOfTapsRequired),
      tap.property("numberOfTouchesRequired", \.numberOfTouchesRequired),
      tap.call("allowedTouchTypes") { (tap, numbers: [Double]) in
        tap.allowedTouchTypes = numbers.map { NSNumber(value: $0) }
        tap.allowedPressTypes = numbers.map { NSNumber(value: $0) }
      },
      tap.call(
        "location(ofTouch:in:)",
        [
          .all: .traps("*** -[UITapGestureRecognizer locationOfTouch:inView:]: index (")
        ]
      ) { _ = $0.location(ofTouch: $1, in: nil) },
      press.property("minimumPressDuration", \.minimumPressDuration),
      press.property("allowableMovement", \.allowableMovement),
      press.property("numberOfTapsRequired", \.numberOfTapsRequired),
      press.property("numberOfTouchesRequired", \.numberOfTouchesRequired),
      pan.property("minimumNumberOfTouches", \.minimumNumberOfTouches),
      pan.property("maximumNumberOfTouches", \.maximumNumberOfTouches),
      pan.call("setTranslation(_:in:)") {
        $0.setTranslation($1, in: nil)
        _ = ($0.translation(in: $0.view), $0.velocity(in: nil))
      },
      recognizer { UIPinchGestureRecognizer() }.property("scale", \.scale),
      recognizer { UIRotationGestureRecognizer() }.property("rotation", \.rotation),
      recognizer { UISwipeGestureRecognizer() }.property(
        "numberOfTouchesRequired", \.numberOfTouchesRequired),
      unseen(
        "UIMotionEffect",
        { UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis) }
      )
      .call("keyPathsAndRelativeValues(forViewerOffset:)") { (effect, offset: UIOffset) in
        effect.minimumRelativeValue = 1
        effect.maximumRelativeValue = 2
        _ = effect.keyPathsAndRelativeValues(forViewerOffset: offset)
      },
      unseen("UIEvent.ButtonMask", {}).call("button(_:)") { (_, number: Int) in
        _ = UIEvent.ButtonMask.button(number)
      },
    ]
  }
}
