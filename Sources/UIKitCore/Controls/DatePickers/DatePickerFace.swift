/// The view of a date picker in one of its styles.
@MainActor protocol DatePickerFace: UIView {
  /// Updates the view from the picker's value and properties.
  func update()
}
