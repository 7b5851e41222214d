package import Foundation

extension UIWindow {
  /// Takes the former root's view out, with all that is presented upon it, and, in a window that shows,
  /// puts the new one's in.
  package final func rootViewControllerDidChange(from old: UIViewController?) {
    if let old {
      old.tearDownPresentations()
      // It may be about to appear, and not in the window yet.
      if let view = old.viewIfLoaded, view.superview === self || view.superview == nil {
        old.beginAppearanceTransition(false, animated: false)
        giveUp(view)
        // A callback may have presented another.
        old.tearDownPresentations()
        old.endAppearanceTransition()
      }
      old.presentation.isViewRemoved = false
      old.rootWindow = nil
    }
    rootViewController?.rootWindow = self
    installRootView()
  }

  /// Loads the root's view into a window that shows; the root appears with it.
  package final func installRootView() {
    guard !isHidden, let root = rootViewController, !root.presentation.isViewRemoved else { return }
    root.loadViewIfRequired()
    // Its callbacks may hide the window, or give it another root.
    guard !isHidden, root === rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearanceTransition(true, animated: false)
    guard root === rootViewController else { return }
    insertSubview(root.view, at: 0)
    // UIKit reports the appearance at the end of the turn, once the view is laid out.
    Turn.current.afterLayout { [weak root] in
      guard let root, root.appearance.state == .appearing else { return }
      root.endAppearanceTransition()
    }
  }

  /// Tells the controllers that the window is going to have another size, or other traits, and does
  /// `change`.
  package final func transition(
    to size: CGSize, traits: UITraitCollection, while change: () -> Void
  ) {
    guard let root = rootViewController, root.isViewLoaded else { return change() }
    let coordinator = TransitionCoordinator(from: nil, to: nil, style: .none, duration: 0.3)
    if traits != (traitsSeen ?? traits) { root.willTransition(to: traits, with: coordinator) }
    if size != bounds.size { root.viewWillTransition(to: size, with: coordinator) }
    change()
    // What is animated alongside finds the new size.
    layoutIfNeeded()
    coordinator.begin(interactively: false)
    AnimationTimeline.current.schedule(after: coordinator.transitionDuration) { _ in
      coordinator.end(cancelled: false)
    }
  }

  /// The view that a person's input can reach: what is presented last, else the window. Whatever stands
  /// behind an alert or a sheet is out of reach.
  package final var reachableRoot: UIView {
    let container = subviewsStorage.last { view in
      guard let view = view as? PresentationContainerView else { return false }
      return !view.isHidden && view.controller?.state != .dismissing
    }
    return container ?? self
  }
}
