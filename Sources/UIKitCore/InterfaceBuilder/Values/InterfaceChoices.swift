extension NSLineBreakMode: InterfaceAttribute {
  package init?(interfaceText: String) {
    switch interfaceText {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}

extension UIStackView.Alignment: InterfaceAttribute {
  package init?(interfaceText: String) {
    switch interfaceText {
    case "top": self = .top
    case "bottom": self = .bottom
    default:
      guard let value: Self = CaseNames.value(interfaceText) else { return nil }
      self = value
    }
  }
}

extension UITextContentType: InterfaceAttribute {}
extension NSTextAlignment: InterfaceAttribute {}
extension UIBaselineAdjustment: InterfaceAttribute {}
extension UIView.ContentMode: InterfaceAttribute {}
extension UIView.TintAdjustmentMode: InterfaceAttribute {}
extension UISemanticContentAttribute: InterfaceAttribute {}
extension NSLayoutConstraint.Attribute: InterfaceAttribute {
  package init?(interfaceText: String) {
    guard
      let value: Self = interfaceText == "baseline"
        ? .lastBaseline : CaseNames.value(interfaceText)
    else { return nil }
    self = value
  }
}
extension NSLayoutConstraint.Relation: InterfaceAttribute {}
extension NSLayoutConstraint.Axis: InterfaceAttribute {}
extension UIStackView.Distribution: InterfaceAttribute {}
extension UIControl.ContentHorizontalAlignment: InterfaceAttribute {}
extension UIControl.ContentVerticalAlignment: InterfaceAttribute {}
extension UIKeyboardType: InterfaceAttribute {}
extension UIKeyboardAppearance: InterfaceAttribute {}
extension UIReturnKeyType: InterfaceAttribute {}
extension UITextAutocapitalizationType: InterfaceAttribute {}
extension UITextAutocorrectionType: InterfaceAttribute {}
extension UITextSpellCheckingType: InterfaceAttribute {}
extension UITextSmartQuotesType: InterfaceAttribute {}
extension UITextSmartDashesType: InterfaceAttribute {}
extension UITextSmartInsertDeleteType: InterfaceAttribute {}
extension UITextField.BorderStyle: InterfaceAttribute {}
extension UITextField.ViewMode: InterfaceAttribute {}
extension UIModalPresentationStyle: InterfaceAttribute {}
extension UIModalTransitionStyle: InterfaceAttribute {}
extension UIButton.Role: InterfaceAttribute {}
extension UIButton.Configuration.TitleAlignment: InterfaceAttribute {}
extension UIButton.Configuration.CornerStyle: InterfaceAttribute {}
extension UIButton.Configuration.Size: InterfaceAttribute {}
extension UIImage.SymbolScale: InterfaceAttribute {}
extension UIImage.SymbolWeight: InterfaceAttribute {}
