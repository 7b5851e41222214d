import Foundation

/// A view that fills the window or a presentation context, and contains the views of a presentation.
@MainActor package final class PresentationContainerView: UIView {
  package weak var controller: UIPresentationController?

  package override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  /// If nothing dims the content behind the presented view, touches outside of that view pass through to the
  /// content.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && subviews.allSatisfy { !$0.frame.contains(point) } ? nil : hit
  }
}
