public import Foundation

/// A view in place of a keyboard or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style
  /// Whether its constraints say how high it is; `false`.
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
