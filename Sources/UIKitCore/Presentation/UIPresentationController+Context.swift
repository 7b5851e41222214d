import Foundation

extension UIViewController {
  /// What this controller presents in its own context: it goes wherever this controller's view goes.
  package final var presentedInContext: UIViewController? {
    guard let outgoing = presentation.outgoing, outgoing.isInContext, outgoing.state == .presented
    else { return nil }
    return outgoing.presented
  }

  /// Whether what is presented in its context stands in its place.
  package final var isCoveredInContext: Bool {
    presentation.isViewRemoved && presentedInContext != nil
  }
}

extension UIPresentationController {
  /// The presenting controller's view was put elsewhere: what is presented in its context goes with it.
  package final func follow(_ view: UIView) {
    guard isInContext, state == .presented, let containerView, let superview = view.superview,
      superview !== containerView
    else { return }
    superview.insertSubview(containerView, aboveSubview: view)
    // The presenting controller's container gives the view its frame first.
    Turn.current.afterLayout { [weak self, weak view] in
      guard let self, let view, let superview = view.superview, state == .presented,
        containerView.superview === superview
      else { return }
      containerView.frame = view.frame
      guard presenting?.presentation.isViewRemoved == true else { return }
      let index = superview.subviewsStorage.index(ofIdentical: view) ?? 0
      run.removedFrom = .init(superview: superview, index: index)
      view.removeFromSuperview()
    }
  }

  /// Takes what is presented in a context out where the presenting controller's container has taken that out.
  package final func leaveContextIfHidden() {
    guard isInContext, state == .presented, presented?.appearance.state == .disappeared,
      presenting?.parent?.isVisible == true
    else { return }
    containerView?.removeFromSuperview()
  }
}
