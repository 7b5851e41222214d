public import Foundation
import UIKitDiagnostics

/// Manages the presentation of a controller until its dismissal: the frame of its view, the views around it,
/// and the transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment,
  UIContentContainer, UIAppearanceContainer
{
  package enum State {
    case idle
    /// The presentation was requested, but hasn't begun. Transitions begin after the layout of the turn.
    case waiting
    case presenting, presented, dismissing
  }

  package final var state: State = .idle
  package final var run = PresentationRun()
  /// Whether the presentation is in the superview of the presenting controller's view, and appears and
  /// disappears with that view, instead of being in the window.
  package final var isInContext = false
  private var held: UIViewController?
  private weak var owner: UIViewController?
  package final weak var presenting: UIViewController?
  final var dimming: DimmingView?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    held = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else {
      trap("The view controller that \(self) was going to present is gone. Hold it until then.")
    }
    return presented
  }

  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  package final var presented: UIViewController? { held ?? owner }

  /// Lets the controller that is going to be presented retain this one. A strong reference in the opposite
  /// direction would create a retain cycle.
  package final func prepare() {
    owner = held
    held = nil
    owner?.presentation.prepared = self
  }

  /// Connects the controllers: the presenting controller retains this one, which retains the presented one.
  package final func link(_ presented: UIViewController, on presenter: UIViewController) {
    held = presented
    presenting = presenter
    presenter.presentation.outgoing = self
    presented.presentation.incoming = self
    presented.presentation.prepared = nil
    presented.presentation.presenting = presenter
    presented.presentation.isBeingPresented = true
  }

  /// Disconnects the controllers.
  package final func unlink() {
    let presented = presentedViewController
    state = .idle
    if presenting?.presentation.outgoing === self { presenting?.presentation.outgoing = nil }
    if presented.presentation.incoming === self { presented.presentation.incoming = nil }
    presented.presentation.presenting = nil
    presented.presentation.isBeingDismissed = false
    presented.presentation.isBeingPresented = false
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.resolvedPresentationStyle
  }

  /// The view in which the presentation takes place, or `nil` before and after it.
  open package(set) var containerView: UIView?

  /// The delegate that is notified when the user dismisses the controller, and determines how the presentation
  /// adapts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Adapting

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .automatic ? .none : style
  }

  // MARK: Layout

  /// The view that transitions animate; that of the presented controller unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of ``presentedView`` at the end of the presentation.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Whether the presenting controller's view is removed from the hierarchy during the presentation.
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the animator if no transitioning delegate provides one.
  package final func systemAnimator(
    isDismissal: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    SystemAnimator(
      duration: SystemAnimator.presentationDuration,
      style: transitionStyle, isBackwards: isDismissal)
  }

  /// The transition if the app provides no animator.
  package var transitionStyle: SystemAnimator.Movement {
    presentedViewController.modalTransitionStyle == .crossDissolve ? .fade : .cover
  }

  /// Whether a user can dismiss the controller by a swipe, a tap outside of it, or a key.
  package var isDismissableByPerson: Bool { false }

  // MARK: Traits and content

  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.viewIfLoaded?.traitsMayHaveChanged() }
  }

  /// Whether the content has the elevated user interface level, whose background is lighter in dark mode.
  package var raisesContent: Bool { false }

  package final var overrideValues = UITraitCollection.Values()

  /// Traits that override the inherited ones for the presented controller.
  open var traitOverrides: any UITraitOverrides {
    TraitOverrides { [weak self] in
      self?.overrideValues ?? UITraitCollection.Values()
    } set: { [weak self] values in
      self?.overrideValues = values
      self?.presented?.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  open var traitCollection: UITraitCollection {
    (containerView ?? presenting?.viewIfLoaded)?.traitCollection ?? UIScreen.main.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let childSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: childSize, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }
}
