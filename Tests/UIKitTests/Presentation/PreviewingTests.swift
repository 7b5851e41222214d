import Testing
import UIKit

/// As Apple's documentation of `UIViewControllerPreviewing` has it, on a screen that doesn't feel how firmly it is
/// pressed.
@MainActor @Suite("A controller that can be peeked at") struct PreviewingTests {
  final class Peeking: UIViewController, UIViewControllerPreviewingDelegate {
    override var previewActionItems: [any UIPreviewActionItem] {
      [UIPreviewAction(title: "Share", style: .default) { _, _ in }]
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test("registers its views, of which none is pressed firmly")
  func registration() {
    let peeking = Peeking()
    #expect(peeking.traitCollection.forceTouchCapability == .unavailable)
    peeking.view.bounds.size = CGSize(width: 8, height: 6)
    let context = peeking.registerForPreviewing(with: peeking, sourceView: peeking.view)
    #expect(context.delegate === peeking && context.sourceView === peeking.view)
    #expect(context.sourceRect == peeking.view.bounds)
    context.sourceRect = .zero
    #expect(context.sourceRect == .zero)
    peeking.unregisterForPreviewing(withContext: context)
    #expect(peeking.previewActionItems.map(\.title) == ["Share"])
    #expect(UIViewController().previewActionItems.isEmpty)
  }
}
