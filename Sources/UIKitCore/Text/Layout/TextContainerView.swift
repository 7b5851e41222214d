/// The view that shows the text of a container.
@MainActor protocol TextContainerView: UIView {
  /// What holds for the text where it has no attributes.
  var textStyle: TextStyle { get }

  /// Takes over what was edited in the text storage.
  func storageDidChange()
  func textDidUpdate()
}
