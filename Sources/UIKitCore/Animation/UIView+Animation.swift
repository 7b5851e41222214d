import DisplayInterface
public import Foundation

extension UIView {
  /// Animates changes. Properties have their new values immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - completion: Called when the animation has ended, in the next turn of the main loop or later. Its
  ///     argument is `false` if the animation was stopped prematurely.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.animate(
      duration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.animate(
      duration: duration, delay: delay, options: options, dampingRatio: dampingRatio,
      velocity: velocity, animations: animations, completion: completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.animate(
      duration: duration, delay: delay, options: options,
      dampingRatio: UISpringTimingParameters(duration: duration, bounce: bounce).dampingRatio,
      velocity: initialSpringVelocity,
      animations: animations, completion: completion)
  }

  /// Runs the keyframes that calls of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` add.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if completion == nil, var context = AnimationContext.stack.last, context.block?.elapsed != nil {
      // An animator decides how far its keyframes are.
      context.keyframe = Keyframe(options.calculationMode)
      return AnimationContext.run(context, animations)
    }
    AnimationContext.animate(
      duration: duration, delay: delay,
      options: UIView.AnimationOptions(rawValue: options.rawValue),
      keyframe: Keyframe(options.calculationMode), timing: options.timing,
      animations: animations, completion: completion)
  }

  /// Animates changes in a part of a keyframe animation, in whose block it has to be called.
  ///
  /// - Parameters:
  ///   - frameStartTime: From 0 through 1, of the whole duration.
  ///   - frameDuration: From 0 through 1, of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    var context = AnimationContext.stack.last
    if let mode = context?.keyframe?.mode {
      context?.keyframe = Keyframe(mode, start: frameStartTime, length: frameDuration)
    }
    AnimationContext.run(context, animations)
  }

  /// Changes the content of a view with a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.showReplacement(options, duration)
    animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: {
      completion?($0)
    }
  }

  final func showReplacement(_ options: AnimationOptions, _ duration: TimeInterval) {
    guard let way = options.replacement, AnimationContext.areAnimationsEnabled, duration > 0 else {
      return
    }
    UIApplication.shared.renderer.move(self) {
      [Motion(number: 0, .replacement(way), curve: options.timing.curve, duration: duration)]
    }
  }

  /// Replaces `fromView` by `toView`. With `.showHideTransitionViews`, it hides and shows the views instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.showReplacement(options, duration)
    animate(withDuration: duration, delay: 0, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }

  /// Performs a standard animation on views, such as deletion.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Repeats the changes of an animation block. Call it within such a block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    var context = AnimationContext.stack.last
    context?.repeatCount = Float(count)
    context?.autoreverses = autoreverses
    AnimationContext.run(context, animations)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let previous = AnimationContext.areAnimationsEnabled
    AnimationContext.areAnimationsEnabled = false
    defer { AnimationContext.areAnimationsEnabled = previous }
    actionsWithoutAnimation()
  }

  /// The duration of the current animation block in seconds; 0 outside of any block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.stack.last?.duration ?? 0
  }
}
