import Foundation

extension UIWindow {
  /// The responder that receives keys, and actions without a target, first: the first responder, the view with
  /// focus, or the view of the innermost controller as far as that is unambiguous.
  package final var deepestResponder: UIResponder {
    if let firstResponder { return firstResponder }
    guard var top = rootViewController else { return focusedView ?? self }
    while true {
      if let presented = top.presentedViewController {
        top = presented
        continue
      }
      let shown = top.children.filter(\.isVisible)
      guard shown.count == 1 else { break }
      top = shown[0]
    }
    if let focusedView, focusedView.window === self,
      top.viewIfLoaded.map(focusedView.isDescendant(of:)) != false
    {
      return focusedView
    }
    return top.viewIfLoaded ?? top
  }
}
