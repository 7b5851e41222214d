/// A bar that its controller shows and hides, unless the app hid it itself.
@MainActor protocol ControlledBar: UIView {
  /// Whether the app hid the bar itself. Its controller hides it in other ways.
  var isHiddenByApp: Bool { get set }
}

extension ControlledBar {
  /// The bar was hidden or shown, by the app unless ``setShown(_:)`` is running.
  func hidingDidChange(from wasHidden: Bool) {
    isHiddenByApp = isHidden
    if isHidden != wasHidden { superview?.setNeedsLayout() }
  }

  /// Shows or hides the bar for its controller.
  func setShown(_ isShown: Bool) {
    guard isHidden == isShown else { return }
    let isHiddenByApp = isHiddenByApp
    isHidden = !isShown
    self.isHiddenByApp = isHiddenByApp
  }
}
