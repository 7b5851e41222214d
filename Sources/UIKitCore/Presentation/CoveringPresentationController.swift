import Foundation

/// Covers the window, or the presentation context: with or without what is behind.
@MainActor package final class CoveringPresentationController: UIPresentationController {
  package override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  package override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
