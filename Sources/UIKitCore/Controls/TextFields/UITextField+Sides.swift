import Foundation

/// The views at the sides of the text.
extension UITextField {
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  var showsClearButton: Bool {
    shows(clearButtonMode) && hasText && !showsRightView && isEnabled
  }

  func sizeOfSideView(_ view: UIView) -> CGSize {
    let look = UIApplication.look
    let own = view.bounds.size
    guard view.bounds.isEmpty else { return look.snapped(own, to: .free) }
    let natural = view.intrinsicContentSize
    let size = CGSize(
      width: own.width > 0 ? own.width : max(0, natural.width),
      height: own.height > 0 ? own.height : max(0, natural.height))
    return look.snapped(size)
  }

  func place(_ view: UIView?, if shows: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    if shows {
      if view.superview !== self { addSubview(view) }
      view.frame = frame()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(
      UIAction { [weak self] _ in self?.clearButtonTapped() }, for: .touchUpInside)
    return button
  }

  func clearButtonTapped() {
    guard askShouldClear() else { return }
    change(0..<editor.length, to: "")
  }

  func layoutSides() {
    place(leftView, if: showsLeftView) { leftViewRect(forBounds: bounds) }
    place(rightView, if: showsRightView) { rightViewRect(forBounds: bounds) }
    if showsClearButton, clearButton == nil { clearButton = makeClearButton() }
    place(clearButton, if: showsClearButton) { clearButtonRect(forBounds: bounds) }
  }

  func sideViewDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
