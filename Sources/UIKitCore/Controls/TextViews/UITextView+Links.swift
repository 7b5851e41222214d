import Foundation

extension UITextView {
  /// Opens the link below a point, if the delegate doesn't do something else.
  func openLink(at point: CGPoint) {
    guard isSelectable, let place = characterRange(at: point)?.offsets.lowerBound else { return }
    var range = NSRange()
    let link = textStorage.attribute(.link, at: place, effectiveRange: &range)
    guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)),
      delegate?.textView(
        self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
    else { return }
    UIApplication.shared.open(url)
  }
}
