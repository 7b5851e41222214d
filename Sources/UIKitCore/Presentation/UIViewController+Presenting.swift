import UIKitDiagnostics
import Foundation

extension UIViewController {
  package final var presentedByAncestor: UIViewController? {
    for controller in sequence(first: self, next: { $0.parent }) {
      if let presented = controller.presentation.presented { return presented }
    }
    return nil
  }

  package final var presentingOfAncestor: UIViewController? {
    for controller in sequence(first: self, next: { $0.parent }) {
      if let presenting = controller.presentation.presenting { return presenting }
    }
    return nil
  }

  package final var activeCoordinator: TransitionCoordinator? {
    for controller in sequence(first: self, next: { $0.parent }) {
      if let coordinator = controller.presentation.coordinator { return coordinator }
    }
    return nil
  }

  // MARK: Presentation controller

  package final var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  package final var activePresentationOfAncestor: UIPresentationController? {
    for controller in sequence(first: self, next: { $0.parent })
    where controller.presentation.presenting != nil {
      return controller.presentation.controller
    }
    return nil
  }

  package final var currentPresentationController: UIPresentationController? {
    if let active = activePresentationOfAncestor { return active }
    // Until the presentation, the style can change. A presentation controller for another style can't be used.
    if let made = presentation.controller, made.presentationStyle == resolvedPresentationStyle,
      accepts(made)
    {
      return made
    }
    let controller = makePresentationController(presenting: nil)
    controller.prepare()
    return controller
  }

  private func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController {
    if modalPresentationStyle != .custom, let own = makeOwnPresentation(presenting: presenting) {
      return own
    }
    switch resolvedPresentationStyle {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .blurOverFullScreen:
      return CoveringPresentationController(
        presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    case .custom:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .none:
      trap(
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller. Presented controller is \(self).")
    default:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  // MARK: Presenting

  /// Returns the container or presentation context that presents on behalf of this controller.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let ancestors = sequence(first: self, next: { $0.parent })
    if style == .currentContext || style == .overCurrentContext {
      if let context = ancestors.first(where: { $0.definesPresentationContext }) { return context }
    }
    return Array(ancestors).last!
  }

  package final func startPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    require(
      new !== self,
      "Application tried to present modally a view controller on itself. Presenting controller is "
        + "\(self).")
    require(
      new.parent == nil, "Application tried to present modally an active view controller \(new).")
    let presenter = presenter(for: new.resolvedPresentationStyle)
    // A controller without children that presents none can't be among them.
    if new === presenter || new.presentation.outgoing != nil || !new.children.isEmpty {
      require(
        !presenter.standing.contains { $0 === new },
        "Application tried to present modally an active view controller \(new).")
    }
    if let outgoing = presenter.presentation.outgoing, outgoing.isQuietlyDismissing {
      outgoing.run.afterTransition.append { [self] in
        present(new, animated: animated, completion: completion)
      }
      return
    }
    let attempt = "Attempt to present \(new) on \(presenter) (from \(self))"
    if let obstacle = presenter.obstacle(toPresenting: new) {
      return Console.write("\(attempt) \(obstacle)")
    }
    let controller = new.presentationController(from: presenter, source: self)
    new.loadViewIfRequired()
    // Loading the view may have presented or dismissed other controllers.
    if let obstacle = presenter.obstacle(toPresenting: new) {
      return Console.write("\(attempt) \(obstacle)")
    }
    controller.link(new, on: presenter)
    controller.present(
      animated: animated, source: self, in: presenter.view.window!, completion: completion)
  }

  /// This controller and, one after another, the parents and presenting controllers of each.
  private var standing: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.presentation.presenting }
  }

  /// Returns the reason why this controller can't present now, or `nil` if it can.
  private func obstacle(toPresenting new: UIViewController) -> String? {
    if let presented = presentation.presented { return "which is already presenting \(presented)." }
    // A controller that it presented now would remain after the dismissal.
    if ControllerPresentation.dismissals > 0,
      standing.contains(where: \.presentation.isBeingDismissed)
    {
      return "while a dismissal is in progress."
    }
    if let other = new.presentation.presenting {
      require(
        new.isBeingDismissed,
        "Application tried to present modally a view controller \(new) that is already being "
          + "presented by \(other).")
      return "which is being dismissed."
    }
    return viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy." : nil
  }

  private func presentationController(
    from presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      require(custom.state == .idle, "\(custom) is presenting a view controller already.")
      return custom
    }
    return currentPresentationController!
  }

  // MARK: Dismissing

  /// Ends all presentations of this controller and its children immediately.
  package final func tearDownPresentations() {
    presentation.outgoing?.tearDown()
    for child in children { descend { child.tearDownPresentations() } }
  }

  package final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    for controller in sequence(first: self, next: { $0.parent }) {
      if let outgoing = controller.presentation.outgoing {
        outgoing.dismiss(animated: animated, completion: completion)
        return
      }
    }
    if let presenting = presentingOfAncestor {
      return presenting.dismiss(animated: animated, completion: completion)
    }
    completion?()
  }
}
