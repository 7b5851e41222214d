import DisplayInterface
package import Foundation

/// The standard transition. It sets the final frame of the view that comes in, waits for the duration, and
/// sends motions to displays that animate.
@MainActor package final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The motion of the transition.
  package enum Movement {
    /// The view moves in from the side, as on a navigation stack.
    case push
    /// The view moves in from the bottom.
    case cover
    case fade
  }

  private let duration: TimeInterval
  private let style: Movement
  /// Whether the view that comes in is below the one that leaves, as in a pop or a dismissal.
  private let isBackwards: Bool
  /// The views that keep their final offset until the transition ends.
  private var moved: [UIView] = []

  package static let navigationDuration: TimeInterval = 0.35
  package static let presentationDuration: TimeInterval = 0.4

  package init(duration: TimeInterval, style: Movement, isBackwards: Bool) {
    self.duration = duration
    self.style = style
    self.isBackwards = isBackwards
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), view.superview !== context.containerView {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      if isBackwards {
        context.containerView.insertSubview(view, at: 0)
      } else {
        context.containerView.addSubview(view)
      }
    }
    show(context, from: 0, to: context.isInteractive ? 0 : 1)
    UIView.animate(withDuration: duration) {
    } completion: { [weak context] _ in
      // The transition can end before, and its controllers aren't retained then.
      if let context { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  package func animationEnded(_ transitionCompleted: Bool) {
    for view in moved { UIApplication.shared.renderer.still(view, Self.motion) }
    moved = []
  }

  // MARK: Motion

  /// The number of this animator's motions. The numbers of layer animations begin with 1.
  private static let motion = 0

  /// Moves the views to the fraction of the transition that a gesture set.
  package func follow(_ context: TransitionContext) {
    show(context, from: context.percentComplete, to: context.percentComplete)
  }

  /// Animates the rest of the transition after the gesture: to its end, or back to its start if it was
  /// cancelled.
  package func goOn(_ context: TransitionContext) {
    show(context, from: context.percentComplete, to: context.transitionWasCancelled ? 0 : 1)
  }

  private func show(
    _ context: any UIViewControllerContextTransitioning, from start: CGFloat, to end: CGFloat
  ) {
    moved = []
    func move(_ view: UIView?, _ track: Motion.Track) {
      guard let view else { return }
      let track = (isBackwards ? track.reversed : track).part(from: start, to: end)
      let motion = Motion(
        number: Self.motion, track, curve: .cubic(CGPoint(x: 0.32, y: 0.72), CGPoint(x: 0, y: 1)),
        duration: duration * abs(end - start), holds: true)
      UIApplication.shared.renderer.move(view) { [motion] }
      moved.append(view)
    }
    let container = context.containerView
    let moving = context.view(forKey: isBackwards ? .from : .to)
    let other = context.view(forKey: isBackwards ? .to : .from)
    // The motions for a view that comes in. They are reversed for a view that leaves.
    switch style {
    case .push:
      let isMirrored = container.isRightToLeft
      let width = container.bounds.width * (isMirrored ? -1 : 1)
      move(moving, .offset([CGPoint(x: width, y: 0), .zero]))
      // The view below moves a shorter distance.
      move(other, .offset([.zero, CGPoint(x: -0.3 * width, y: 0)]))
    case .cover:
      guard let moving else { return }
      let top = container.convert(moving.bounds, from: moving).minY
      move(moving, .offset([CGPoint(x: 0, y: container.bounds.maxY - top), .zero]))
    case .fade:
      move(moving, .opacity([0, 1]))
      if !isBackwards { move(moving, .scale([CGSize(width: 1.15, height: 1.15), .one])) }
    }
    for case let veil as DimmingView in container.subviews { move(veil, .opacity([0, 1])) }
  }
}

extension CGSize {
  fileprivate static let one = CGSize(width: 1, height: 1)
}

extension Motion.Track {
  fileprivate var reversed: Motion.Track {
    switch self {
    case .offset(let values): .offset(values.reversed())
    case .opacity(let values): .opacity(values.reversed())
    default: self
    }
  }

  /// Returns the part of the track between two fractions.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> Motion.Track {
    switch self {
    case .offset(let values):
      .offset(
        [start, end].map { part in
          CGPoint(
            x: values[0].x + (values[1].x - values[0].x) * part,
            y: values[0].y + (values[1].y - values[0].y) * part)
        })
    case .opacity(let values):
      .opacity([start, end].map { values[0] + (values[1] - values[0]) * Double($0) })
    default: self
    }
  }
}
