public import UIKit

/// A button to sign in with Apple.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2

    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }

  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  private let label = UILabel()

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    let titles: [ButtonType: String] = [
      .signIn: "Sign in with Apple", .continue: "Continue with Apple",
      .signUp: "Sign up with Apple",
    ]
    label.text = titles[type]
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 17)
    label.textColor = style == .black ? .white : .black
    label.isUserInteractionEnabled = false
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label.text
    addSubview(label)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }

  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + 32, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
