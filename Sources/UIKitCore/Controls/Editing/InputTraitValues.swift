/// The values of ``UITextInputTraits`` that a view keeps.
package struct InputTraitValues {
  package var autocapitalizationType: UITextAutocapitalizationType = .sentences
  package var autocorrectionType: UITextAutocorrectionType = .default
  package var spellCheckingType: UITextSpellCheckingType = .default
  package var smartQuotesType: UITextSmartQuotesType = .default
  package var smartDashesType: UITextSmartDashesType = .default
  package var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  package var keyboardType: UIKeyboardType = .default
  package var keyboardAppearance: UIKeyboardAppearance = .default
  package var returnKeyType: UIReturnKeyType = .default
  package var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  package var textContentType: UITextContentType?
}
