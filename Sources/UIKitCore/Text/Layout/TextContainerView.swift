/// The view that displays the text of a text container.
@MainActor protocol TextContainerView: UITraitEnvironment {
  /// The style of text without attributes.
  var textStyle: TextStyle { get }

  /// Called after the text storage was edited.
  func storageDidChange()
  func textDidUpdate()
}
