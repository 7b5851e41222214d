import Foundation

extension UIViewController {
  /// What this controller presents in its own context: it goes wherever this controller's view goes.
  package final var presentedInContext: UIViewController? {
    guard let outgoing = presentation.outgoing, outgoing.standsInContext else { return nil }
    return outgoing.presented
  }

  /// Whether what is presented in its context stands in its place.
  package final var isCoveredInContext: Bool {
    presentation.isViewRemoved && presentedInContext != nil
  }
}

extension UIPresentationController {
  fileprivate final var standsInContext: Bool {
    isInContext && (state == .presenting || state == .presented)
  }

  /// The presenting controller's view was put elsewhere: what is presented in its context goes with it.
  package final func follow(_ view: UIView) {
    guard standsInContext, let containerView, let superview = view.superview,
      superview !== containerView
    else { return }
    superview.insertSubview(containerView, aboveSubview: view)
    let isCovered = presenting?.isCoveredInContext == true
    if isCovered, let index = superview.subviewsStorage.index(ofIdentical: view) {
      run.removedFrom = .init(superview: superview, index: index)
    }
    // The presenting controller's container gives the view its frame first.
    Turn.current.afterLayout { [weak self, weak view] in
      guard let self, let view, standsInContext, containerView.superview === view.superview else {
        return
      }
      containerView.frame = view.frame
      if state == .presented, isCovered { view.removeFromSuperview() }
    }
  }

  /// Takes what is presented in a context out where the presenting controller's container has taken that out.
  package final func leaveContextIfHidden() {
    guard standsInContext, presented?.appearance.state == .disappeared,
      presenting?.parent?.isVisible == true
    else { return }
    containerView?.removeFromSuperview()
  }
}
