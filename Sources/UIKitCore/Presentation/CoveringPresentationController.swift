import Foundation

/// A presentation that covers the window or the presentation context, and removes the view behind it or keeps
/// it.
@MainActor package final class CoveringPresentationController: UIPresentationController {
  package override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  package override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
