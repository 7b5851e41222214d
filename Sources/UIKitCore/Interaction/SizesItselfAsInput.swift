/// A view whose content can determine its height in place of the keyboard.
@MainActor protocol SizesItselfAsInput: UIView {
  var allowsSelfSizing: Bool { get }
}
