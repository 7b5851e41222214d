package import DisplayInterface
import Foundation

/// The line below a row.
package final class CellSeparatorView: UIView {
  package var color: UIColor = .separator {
    didSet { if color != oldValue { mark(.content) } }
  }

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func contentBody() -> Content.Body {
    // A line of characters can't be thinner, only fainter; a transparent colour would depend on
    // what is behind.
    let isOpaque = color == .separator && !UIApplication.look.isTranslucent
    return .rule((isOpaque ? .opaqueSeparator : color).displayColor(traitCollection))
  }
}
