import Foundation

extension InterfacePart {
  func configure(_ field: UITextField) {
    configureControl(field)
    set("fontDescription", of: field, \.font)
    set("textColor", of: field, \.textColor)
    set("textAlignment", of: field, \.textAlignment)
    set("borderStyle", of: field, \.borderStyle)
    set("clearButtonMode", of: field, \.clearButtonMode)
    set("clearsOnBeginEditing", of: field, \.clearsOnBeginEditing)
    set("minimumFontSize", of: field, \.minimumFontSize)
    set("adjustsFontForContentSizeCategory", of: field, \.adjustsFontForContentSizeCategory)
    set("background", of: field, \.background)
    set("disabledBackground", of: field, \.disabledBackground)
    field.adjustsFontSizeToFitWidth = value("adjustsFontSizeToFit") ?? true
    if let text = attributedString("attributedText") { field.attributedText = text }
    set("text", of: field, \.text)
    set("placeholder", of: field, \.placeholder)
    if let text = attributedString("attributedPlaceholder") { field.attributedPlaceholder = text }
    configureInput(of: field)
  }

  /// Configures the keyboard of a field.
  func configureInput<Field: AnyObject & UITextInputTraits>(of field: Field) {
    guard let traits = part("textInputTraits", key: "textInputTraits") else { return }
    traits.set("autocapitalizationType", of: field, \.autocapitalizationType)
    traits.set("autocorrectionType", of: field, \.autocorrectionType)
    traits.set("spellCheckingType", of: field, \.spellCheckingType)
    traits.set("smartQuotesType", of: field, \.smartQuotesType)
    traits.set("smartDashesType", of: field, \.smartDashesType)
    traits.set("smartInsertDeleteType", of: field, \.smartInsertDeleteType)
    traits.set("keyboardType", of: field, \.keyboardType)
    traits.set("keyboardAppearance", of: field, \.keyboardAppearance)
    traits.set("returnKeyType", of: field, \.returnKeyType)
    traits.set("enablesReturnKeyAutomatically", of: field, \.enablesReturnKeyAutomatically)
    traits.set("secureTextEntry", of: field, \.isSecureTextEntry)
    traits.set("textContentType", of: field, \.textContentType)
  }
}
