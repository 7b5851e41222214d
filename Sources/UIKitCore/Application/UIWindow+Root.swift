package import Foundation

extension UIWindow {
  /// Removes the view of the former root view controller and ends its presentations. If the window is visible,
  /// adds the view of the new one.
  package final func rootViewControllerDidChange(from old: UIViewController?) {
    if let old {
      old.tearDownPresentations()
      // The controller may be about to appear, without being in the window yet.
      if let view = old.viewIfLoaded, view.superview === self || view.superview == nil {
        ContainerTransition(leaving: [old]).run {
          giveUp(view)
          // A callback may have presented another controller.
          old.tearDownPresentations()
        }
      }
      old.presentation.isViewRemoved = false
      old.rootWindow = nil
    }
    rootViewController?.rootWindow = self
    installRootView()
  }

  /// Adds the root view controller's view to a visible window. The controller appears with it.
  package final func installRootView() {
    guard !isHidden, let root = rootViewController, !root.presentation.isViewRemoved else { return }
    root.loadViewIfRequired()
    // A callback may hide the window, or replace its root view controller.
    guard !isHidden, root === rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transition = ContainerTransition(arriving: [root])
    transition.begin()
    guard root === rootViewController else { return }
    insertSubview(root.view, at: 0)
    transition.endAfterLayout()
  }

  /// Notifies the controllers that the size or the traits of the window are going to change, and calls
  /// `change`.
  package final func transition(
    to size: CGSize, traits: UITraitCollection, while change: () -> Void
  ) {
    guard let root = rootViewController, root.isViewLoaded else { return change() }
    let coordinator = TransitionCoordinator(from: nil, to: nil, style: .none, duration: 0.3)
    if traits != (traitsSeen ?? traits) { root.willTransition(to: traits, with: coordinator) }
    if size != bounds.size { root.viewWillTransition(to: size, with: coordinator) }
    change()
    // Animations alongside the transition use the new layout.
    layoutIfNeeded()
    coordinator.begin(interactively: false)
    AnimationTimeline.current.schedule(after: coordinator.transitionDuration) { _ in
      coordinator.end(cancelled: false)
    }
  }

  /// The view that the user's input can reach: the last presentation, or the window if there is none. Content
  /// behind an alert or a sheet can't be reached.
  package final var reachableRoot: UIView {
    let container = subviewsStorage.last { view in
      guard let view = view as? PresentationContainerView else { return false }
      return !view.isHidden && view.controller?.state != .dismissing
    }
    return container ?? self
  }
}
