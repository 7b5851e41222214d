import Foundation

extension UIViewController {
  /// The controller that this one presents in its own context. It moves together with this controller's view.
  package final var presentedInContext: UIViewController? {
    guard let outgoing = presentation.outgoing, outgoing.standsInContext else { return nil }
    return outgoing.presented
  }

  /// Whether the controller that is presented in its context replaces its view.
  package final var isCoveredInContext: Bool {
    presentation.isViewRemoved && presentedInContext != nil
  }
}

extension UIPresentationController {
  fileprivate final var standsInContext: Bool {
    isInContext && (state == .presenting || state == .presented)
  }

  /// Moves the presentation in a context together with the presenting controller's view, which was added to
  /// another superview.
  package final func follow(_ view: UIView) {
    guard standsInContext, let containerView, let superview = view.superview,
      superview !== containerView
    else { return }
    superview.insertSubview(containerView, aboveSubview: view)
    let isCovered = presenting?.isCoveredInContext == true
    if isCovered, let index = superview.subviewsStorage.index(ofIdentical: view) {
      run.removedFrom = .init(superview: superview, index: index)
    }
    // The presenting controller's container sets the frame of the view first.
    Turn.current.afterLayout { [weak self, weak view] in
      guard let self, let view, standsInContext, containerView.superview === view.superview else {
        return
      }
      containerView.frame = view.frame
      if state == .presented, isCovered { view.removeFromSuperview() }
    }
  }

  /// Removes a presentation in a context if the container of the presenting controller has removed that one.
  package final func leaveContextIfHidden() {
    guard standsInContext, presented?.appearance.state == .disappeared,
      presenting?.parent?.isVisible == true
    else { return }
    containerView?.removeFromSuperview()
  }
}
