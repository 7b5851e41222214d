/// A bar that its controller hides and shows, unless the app itself hides it.
@MainActor protocol ControlledBar: UIView {
  /// Whether the app itself hid the bar, as opposed to its controller.
  var isHiddenByApp: Bool { get set }
}

extension ControlledBar {
  /// Called after a change of `isHidden`. The app made the change, unless ``setShown(_:)`` is running.
  func hidingDidChange(from wasHidden: Bool) {
    isHiddenByApp = isHidden
    if isHidden != wasHidden { superview?.setNeedsLayout() }
  }

  /// Shows or hides the bar on behalf of its controller.
  func setShown(_ isShown: Bool) {
    guard isHidden == isShown else { return }
    let isHiddenByApp = isHiddenByApp
    isHidden = !isShown
    self.isHiddenByApp = isHiddenByApp
  }
}
