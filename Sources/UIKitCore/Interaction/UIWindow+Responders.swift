import Foundation

extension UIWindow {
  /// Where keys and actions without a target begin their way up the responder chain: the first responder,
  /// what has focus, else the view of the innermost controller, as far as it is clear which that is.
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
