public import Foundation

/// Describes a picker's components to assistive technologies.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String]
  /// Replaces the plain label, unless it's `nil`.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  /// Replaces the plain hint, unless it's `nil`.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
  /// Replaces the plain labels, unless it's empty.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }

  /// Sets the accessibility properties of a column from the delegate's values.
  func describe(_ column: UIView, component: Int, of picker: UIPickerView) {
    column.accessibilityLabel =
      pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
      ?? pickerView(picker, accessibilityLabelForComponent: component)
    column.accessibilityHint =
      pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
      ?? pickerView(picker, accessibilityHintForComponent: component)
    let attributed = pickerView(
      picker, accessibilityAttributedUserInputLabelsForComponent: component)
    let labels =
      attributed.isEmpty
      ? pickerView(picker, accessibilityUserInputLabelsForComponent: component)
      : attributed.map(\.string)
    if !labels.isEmpty { column.accessibilityUserInputLabels = labels }
  }
}
