package import DisplayInterface
package import Foundation

/// The line at the edge of a bar or between rows of a panel.
@MainActor package final class BarRule: UIView {
  package var color: UIColor? = .separator {
    didSet { mark(.content) }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func contentBody() -> NodeContent.Body {
    guard let color else { return .none }
    return .rule(color.displayColor(traitCollection))
  }
}
