extension InterfaceKind {
  static let views: [String: InterfaceKind] = [
    "view": InterfaceKind(UIView.self) { $0.configureView($1) },
    "label": InterfaceKind(UILabel.self) { $0.configure($1) },
    "imageView": InterfaceKind(UIImageView.self) { $0.configure($1) },
    "stackView": InterfaceKind(UIStackView.self) { $0.configure($1) },
    "button": InterfaceKind(UIButton.self) { $0.configure($1) },
    "textField": InterfaceKind(UITextField.self) { $0.configure($1) },
  ]
}
