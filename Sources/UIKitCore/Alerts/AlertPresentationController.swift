import Foundation

/// Presents an alert in the center of a dimmed window, or an action sheet at its bottom.
@MainActor package final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  package override func presentationTransitionWillBegin() {
    addDimming { [weak self] in
      guard let alert = self?.alert, alert.preferredStyle == .actionSheet else { return }
      alert.cancel()
    }
    presenting?.viewIfLoaded?.tintAdjustmentMode = .dimmed
  }

  package override func dismissalTransitionWillBegin() {
    presenting?.viewIfLoaded?.tintAdjustmentMode = .automatic
  }

  package override var transitionStyle: SystemAnimator.Movement {
    alert?.preferredStyle == .actionSheet ? .cover : .fade
  }

  package override var frameOfPresentedViewInContainerView: CGRect {
    guard let alert, let containerView else { return .zero }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let size = alert.panelSize(within: room.size)
    let look = UIApplication.look
    let margin = alert.preferredStyle == .actionSheet ? look.alert.sheetMargin : nil
    let y = margin.map { room.maxY - size.height - $0 } ?? (room.midY - size.height / 2)
    var origin = look.aligned(CGPoint(x: room.midX - size.width / 2, y: y), to: .point)
    origin.y = max(room.minY, origin.y)
    return CGRect(origin: origin, size: size)
  }

  package override func containerViewWillLayoutSubviews() {
    dimming?.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  package override var isDismissableByPerson: Bool { false }
}
