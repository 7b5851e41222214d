extension InterfaceKind {
  static let views: [String: InterfaceKind] = [
    "view": InterfaceKind(UIView.self) { $0.configureView($1) },
    "containerView": InterfaceKind(UIView.self) { $0.configureView($1) },
    "control": InterfaceKind(UIControl.self) { $0.configureControl($1) },
    "label": InterfaceKind(UILabel.self) { $0.configure($1) },
    "imageView": InterfaceKind(UIImageView.self) { $0.configure($1) },
    "stackView": InterfaceKind(UIStackView.self) { $0.configure($1) },
    "button": InterfaceKind(UIButton.self) { $0.configure($1) },
    "textField": InterfaceKind(UITextField.self) { $0.configure($1) },
    "textView": InterfaceKind(UITextView.self) { $0.configure($1) },
    "searchBar": InterfaceKind(UISearchBar.self) { $0.configure($1) },
    "switch": InterfaceKind(UISwitch.self) { $0.configure($1) },
    "slider": InterfaceKind(UISlider.self) { $0.configure($1) },
    "stepper": InterfaceKind(UIStepper.self) { $0.configure($1) },
    "segmentedControl": InterfaceKind(UISegmentedControl.self) { $0.configure($1) },
    "pageControl": InterfaceKind(UIPageControl.self) { $0.configure($1) },
    "progressView": InterfaceKind(UIProgressView.self) { $0.configure($1) },
    "activityIndicatorView": InterfaceKind(UIActivityIndicatorView.self) { $0.configure($1) },
    "datePicker": InterfaceKind(UIDatePicker.self) { $0.configure($1) },
    "pickerView": InterfaceKind(UIPickerView.self) { $0.configure($1) },
    "visualEffectView": InterfaceKind(UIVisualEffectView.self) { $0.configure($1) },
  ]
}
