import DisplayInterface
package import Foundation

/// The standard transition: what comes in takes its final place, and time passes. Displays that show motion see it come.
@MainActor package final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How a display shows it.
  package enum Style {
    /// From the side, as on a stack.
    case push
    /// From the bottom.
    case cover
    case fade
  }

  private let duration: TimeInterval
  private let style: Style
  /// Whether what comes in goes below what leaves, as when popping or dismissing.
  private let isBackwards: Bool
  /// What stays where it moved to until the end, when it leaves or is there.
  private var moved: [UIView] = []

  package static let navigationDuration: TimeInterval = 0.35
  package static let presentationDuration: TimeInterval = 0.4

  package init(duration: TimeInterval, style: Style, isBackwards: Bool) {
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
    if !context.isInteractive { show(context) }
    UIView.animate(withDuration: duration) {
    } completion: { _ in
      for view in self.moved { UIApplication.shared.renderer.still(view, Self.motion) }
      self.moved = []
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  // MARK: Motion

  /// The number of its motions; those of a layer's animations begin with 1.
  private static let motion = 0

  private func show(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let moving = context.view(forKey: isBackwards ? .from : .to)
    let other = context.view(forKey: isBackwards ? .to : .from)
    switch style {
    case .push:
      let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = container.bounds.width * (isMirrored ? -1 : 1)
      move(moving, .offset([CGPoint(x: width, y: 0), .zero]))
      // What is below follows at a distance.
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

  /// - Parameter track: How the view moves when another comes in; the other way when that leaves.
  private func move(_ view: UIView?, _ track: Motion.Track) {
    guard let view else { return }
    let motion = Motion(
      number: Self.motion, isBackwards ? track.reversed : track,
      curve: .cubic(CGPoint(x: 0.32, y: 0.72), CGPoint(x: 0, y: 1)), duration: duration,
      holds: true)
    moved.append(view)
    UIApplication.shared.renderer.move(view) { [motion] }
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
}
