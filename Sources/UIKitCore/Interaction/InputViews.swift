import Foundation

/// Displays the input view and the input accessory view of a window's first responder.
///
/// They are determined during the layout of the window, so that they stay in place when the first responder
/// changes to another text field.
@MainActor final class InputViews {
  private var host: InputHostView?
  private var isStale = false
  /// Whether the previous first responder was one of the views or a descendant of them.
  private var wasInside = false
  /// The suggestions for the text that is edited.
  weak var suggestions: UIView?

  /// Whether a view is, or is in, the input view, the input accessory view or the suggestions.
  func contains(_ view: UIView) -> Bool {
    [host, suggestions].contains { $0.map(view.isDescendant(of:)) ?? false }
  }

  /// Whether an input view replaces the keyboard.
  var replaceKeyboard: Bool { host?.input != nil }

  func firstResponderDidChange(from old: UIResponder?, in window: UIWindow) {
    wasInside = (old as? UIView).map(contains) ?? false
    setNeedsUpdate(in: window)
  }

  func setNeedsUpdate(in window: UIWindow) {
    isStale = true
    Turn.current.mark(window)
  }

  func update(in window: UIWindow) {
    guard isStale else {
      host?.fit()
      return
    }
    if window.firstResponder == nil, wasInside, let owner = host?.owner {
      // The text in an accessory view was edited: the accessory view stays visible.
      owner.becomeFirstResponder()
    }
    isStale = false
    let present = window.firstResponder.flatMap { isReachable($0, in: window) ? $0 : nil }
    let (input, accessory) = (
      present?.nearest(\.viewForKeyboard), present?.nearest(\.viewAboveKeyboard)
    )
    guard let owner = accessory?.owner ?? input?.owner else { return hide() }
    let host = host ?? InputHostView()
    self.host = host
    host.owner = owner
    if host.superview !== window.reachableRoot { window.reachableRoot.addSubview(host) }
    host.show(input?.view, above: accessory?.view)
  }

  func hide() {
    guard let host else { return }
    self.host = nil
    host.show(nil, above: nil)
    host.removeFromSuperview()
  }

  /// Whether no modal view covers the responder.
  private func isReachable(_ responder: UIResponder, in window: UIWindow) -> Bool {
    guard let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded else {
      return true
    }
    return contains(view) || view.isDescendant(of: window.reachableRoot)
  }
}

extension UIResponder {
  fileprivate var viewForKeyboard: UIView? { inputViewController?.view ?? inputView }
  fileprivate var viewAboveKeyboard: UIView? {
    inputAccessoryViewController?.view ?? inputAccessoryView
  }

  /// Returns the first view that this responder or a later one of its responder chain provides.
  fileprivate func nearest(_ view: (UIResponder) -> UIView?) -> (owner: UIResponder, view: UIView)?
  {
    var responder: UIResponder? = self
    while let present = responder {
      if let view = view(present) { return (present, view) }
      responder = present.next
    }
    return nil
  }
}
