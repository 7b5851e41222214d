import Foundation

/// Fills the window, or a presentation context, and holds what a presentation shows.
@MainActor package final class PresentationContainerView: UIView {
  package weak var controller: UIPresentationController?

  package override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  /// Touches beside the presented view go to what is behind, where nothing dims it.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && subviews.allSatisfy { !$0.frame.contains(point) } ? nil : hit
  }
}
