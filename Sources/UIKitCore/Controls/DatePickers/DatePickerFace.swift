/// What a date picker looks like in one of its styles.
@MainActor protocol DatePickerFace: UIView {
  /// Shows the value and the properties of the picker.
  func update()
}
