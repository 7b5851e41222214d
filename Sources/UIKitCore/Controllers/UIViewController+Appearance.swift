import Foundation

extension UIViewController {
  package final var isVisible: Bool { appearance.isVisible }

  /// Begins an appearance transition, or reverses the current one. Does nothing if the controller already
  /// appears or is disappearing. As in UIKit, a controller that isn't visible disappears if its container says so.
  package final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing ? !appearance.isVisible : appearance.state != .disappearing else { return }
    if isAppearing { loadViewIfRequired() }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isEnding = false
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    appearance.followsParent = false
    appearance.followsWindow = false
    if isAppearing {
      viewIfLoaded?.setNeedsLayout()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard appearance.isVisible == isAppearing else { return }
    if isAppearing { prepareChildrenToAppear(animated: animated) }
    if shouldAutomaticallyForwardAppearanceMethods {
      // A child that is appearing in a transition may not be in the hierarchy yet when this controller
      // disappears.
      for child in children where child.needsAppearance(isAppearing, in: self) {
        child.beginAppearanceTransition(isAppearing, animated: animated)
        guard appearance.isVisible == isAppearing else { return }
        // The child's callback may have run a turn that ended this controller's transition.
        if appearance.isMoving {
          child.appearance.followsParent = true
        } else {
          child.endAppearanceTransition()
        }
      }
    }
    if isAppearing { childrenWillAppear(animated: animated) }
  }

  package final func endAppearance() {
    let isAppearing = appearance.state == .appearing
    guard appearance.isMoving else { return }
    appearance.isEnding = true
    if isAppearing { callIsAppearingIfOwed() }
    if shouldAutomaticallyForwardAppearanceMethods {
      // A callback may make more children follow this controller.
      while true {
        let following = children.filter(\.appearance.followsParent)
        if following.isEmpty { break }
        for child in following where child.appearance.followsParent {
          child.appearance.followsParent = false
          child.endAppearanceTransition()
        }
      }
    }
    guard appearance.isEnding else { return }
    appearance.isEnding = false
    if isAppearing { childrenDidAppear(animated: appearance.isAnimated) }
    appearance.state = isAppearing ? .appeared : .disappeared
    appearance.followsParent = false
    appearance.followsWindow = false
    if !isAppearing { childrenDidDisappear() }
    if isAppearing {
      viewDidAppear(appearance.isAnimated)
      containment.isMovingToParent = false
      showInputViews()
    } else {
      viewDidDisappear(appearance.isAnimated)
      containment.isMovingFromParent = false
    }
  }

  /// Makes the controller first responder if it has an input view or an accessory view, so that they appear
  /// without code in the app.
  private func showInputViews() {
    guard isVisible, canBecomeFirstResponder, let window = viewIfLoaded?.window,
      window.firstResponder == nil, inputAccessoryView != nil || inputView != nil
    else { return }
    becomeFirstResponder()
  }

  /// Called when the view has its traits and its frame: after its superview's layout, before its own.
  package final func callIsAppearingIfOwed() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Returns whether the controller, or the one presented in its context, still has to follow the transition of
  /// `ancestor`.
  private func needsAppearance(_ isAppearing: Bool, in ancestor: UIViewController) -> Bool {
    needsAppearance(isAppearing) && (!isAppearing || shownInContext.isInHierarchy(of: ancestor))
  }

  /// Returns whether the controller, or the one presented in its context, isn't visible yet or still is.
  package final func needsAppearance(_ isAppearing: Bool) -> Bool {
    shownInContext.isVisible != isAppearing
  }

  private var shownInContext: UIViewController {
    isCoveredInContext ? presentedInContext ?? self : self
  }

  package final func isInHierarchy(of ancestor: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = ancestor.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// Begins an appearance or disappearance because the view is about to enter or leave a window, unless a
  /// container does it.
  package final func viewWillMove(toWindow window: UIWindow?) {
    // In a window without a root view controller, the controller appears even if the window isn't on screen.
    let isAppearing = window.map { $0.isOnScreen || $0.rootViewController == nil } == true
    guard isAppearing != isVisible, !isCoveredInContext else { return }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      // In a hidden container, the child appears when the container does.
      if isAppearing && !parent.isVisible { return }
    } else if isAppearing, window?.rootViewController === self || presentation.presenting != nil {
      return
    }
    beginAppearanceTransition(isAppearing, animated: false)
    if isAppearing, parent?.appearance.state == .appearing {
      appearance.followsParent = true
    } else {
      appearance.followsWindow = true
    }
  }

  package final func viewDidMove(toWindow window: UIWindow?) {
    // A callback may have reversed the announced transition, for example by removing and adding the
    // controller's parent.
    if window != nil, !isVisible { viewWillMove(toWindow: window) }
    guard appearance.followsWindow else { return }
    guard window != nil else { return endAppearanceTransition() }
    ContainerTransition(arriving: [self]).endAfterLayout()
  }

  /// Makes the root view controller and the controllers presented on it appear or disappear with their window.
  package final func windowVisibilityDidChange(isVisible: Bool) {
    let controllers = Array(sequence(first: self, next: { $0.presentation.presented }))
    if isVisible {
      for controller in controllers
      where !controller.isVisible && controller.viewIfLoaded?.window != nil {
        let transition = ContainerTransition(arriving: [controller])
        transition.begin()
        transition.endAfterLayout()
      }
    } else {
      for controller in controllers.reversed() where controller.isVisible {
        ContainerTransition(leaving: [controller]).run {}
      }
    }
  }
}
