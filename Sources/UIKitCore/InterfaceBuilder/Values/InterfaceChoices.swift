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
extension UINavigationItem.LargeTitleDisplayMode: InterfaceAttribute {}
extension UINavigationItem.BackButtonDisplayMode: InterfaceAttribute {}
extension UINavigationItem.ItemStyle: InterfaceAttribute {}
extension UIBarButtonItem.Style: InterfaceAttribute {}
extension UIBarButtonItem.SystemItem: InterfaceAttribute {}
extension UITabBarItem.SystemItem: InterfaceAttribute {}
extension UITabBar.ItemPositioning: InterfaceAttribute {}
extension UIBarStyle: InterfaceAttribute {}
extension UITableView.Style: InterfaceAttribute {}
extension UITableViewCell.AccessoryType: InterfaceAttribute {}
extension UITableViewCell.SelectionStyle: InterfaceAttribute {}
extension UITableViewCell.FocusStyle: InterfaceAttribute {}
extension UIScrollView.KeyboardDismissMode: InterfaceAttribute {}
extension UIScrollView.IndicatorStyle: InterfaceAttribute {}
extension UIScrollView.ContentInsetAdjustmentBehavior: InterfaceAttribute {}
extension UICollectionView.ScrollDirection: InterfaceAttribute {}
extension UISearchBar.Style: InterfaceAttribute {}
extension UIProgressView.Style: InterfaceAttribute {}
extension UIActivityIndicatorView.Style: InterfaceAttribute {}
extension UIDatePicker.Mode: InterfaceAttribute {}
extension UIDatePickerStyle: InterfaceAttribute {}
extension UISwitch.Style: InterfaceAttribute {}
extension UIPageControl.BackgroundStyle: InterfaceAttribute {}

extension UITableViewCell.SeparatorStyle: InterfaceAttribute {
  package init?(interfaceText: String) {
    // The default is a single line.
    guard
      let value: Self = interfaceText == "default" ? .singleLine : CaseNames.value(interfaceText)
    else { return nil }
    self = value
  }
}

extension UITableViewCell.CellStyle: InterfaceAttribute {
  package init?(interfaceText: String) {
    switch interfaceText {
    case "IBUITableViewCellStyleDefault": self = .default
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: return nil
    }
  }
}

extension UISplitViewController.Style: InterfaceAttribute {}
extension UISplitViewController.DisplayMode: InterfaceAttribute {}
extension UISplitViewController.SplitBehavior: InterfaceAttribute {}
extension UISplitViewController.DisplayModeButtonVisibility: InterfaceAttribute {}
extension UISplitViewController.PrimaryEdge: InterfaceAttribute {}
extension UISplitViewController.BackgroundStyle: InterfaceAttribute {}
extension UIPageViewController.TransitionStyle: InterfaceAttribute {}
extension UIPageViewController.NavigationOrientation: InterfaceAttribute {}
extension UIPageViewController.SpineLocation: InterfaceAttribute {}
