import Foundation

/// Provides the session for the find interaction of a text view.
@MainActor final class TextViewFinder: NSObject, UIFindInteractionDelegate {
  private weak var textView: UITextView?

  init(_ textView: UITextView) {
    self.textView = textView
    super.init()
  }

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? {
    textView.map { UITextSearchingFindSession(searchableObject: $0) }
  }
}
