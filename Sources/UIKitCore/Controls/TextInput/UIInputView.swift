public import Foundation

/// A view that replaces the keyboard or appears above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style
  /// Whether the content of the view determines its height; `false` by default.
  open var allowsSelfSizing = false { willSet { checkThread() } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

extension UIInputView: SizesItselfAsInput {}
