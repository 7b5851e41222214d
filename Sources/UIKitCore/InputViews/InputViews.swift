import Foundation

/// Shows the views that a window's first responder wants in place of the keyboard and above it.
///
/// They are looked for when the window is laid out, so that they stay where one field passes editing on to the next.
@MainActor final class InputViews {
  private var host: InputHostView?
  private var isStale = false
  /// Whether the former first responder was one of the views, or in one of them.
  private var wasInside = false

  /// Whether a view is in place of the keyboard or above it.
  func contains(_ view: UIView) -> Bool { host.map(view.isDescendant(of:)) ?? false }

  /// Whether a view stands in place of the keyboard.
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
      // The text in a bar was edited: the bar stays.
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

  /// Whether nothing modal covers the responder.
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

  /// The first view that this responder, or one after it, has.
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
