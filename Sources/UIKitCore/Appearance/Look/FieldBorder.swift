/// The border of a text field; the cases are those of `UITextField.BorderStyle`.
package enum FieldBorder: Int {
  case none, line, bezel, roundedRect
}
