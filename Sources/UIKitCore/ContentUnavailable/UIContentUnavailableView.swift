public import Foundation

/// Displays in the center of a screen that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private var current: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
    ])
    rebuild()
  }

  public required init?(coder: NSCoder) {
    current = .empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      checkThread()
      guard let new = newValue as? UIContentUnavailableConfiguration, new != current else { return }
      current = new
      rebuild()
    }
  }

  open var isScrollEnabled = false { willSet { checkThread() } }

  private func rebuild() {
    let look = UIApplication.look
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = current.alignment == .center ? .center : .leading
    var last: UIView?
    func add(_ view: UIView, after padding: CGFloat) {
      if let last {
        stack.setCustomSpacing(look.spacing(padding), after: last)
      }
      stack.addArrangedSubview(view)
      last = view
    }
    if current.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, after: 0)
    }
    if let image = current.image, look.showsPictures {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration =
        current.imageProperties.preferredSymbolConfiguration ?? .init(pointSize: 48)
      view.tintColor = current.imageProperties.tintColor
      add(view, after: 0)
    }
    if let label = label(current.text, current.attributedText, current.textProperties) {
      add(label, after: current.isLoading ? 8 : current.imageToTextPadding)
    }
    if let label = label(
      current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties)
    {
      add(label, after: current.textToSecondaryTextPadding)
    }
    if let button = button(current.button, current.buttonProperties) {
      add(button, after: current.textToButtonPadding)
    }
    if let button = button(current.secondaryButton, current.secondaryButtonProperties) {
      add(button, after: current.buttonToSecondaryButtonPadding)
    }
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard text?.isEmpty == false || attributed != nil else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = current.alignment == .center ? .center : .natural
    label.text = text
    if let attributed { label.attributedText = attributed }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    return button
  }
}
