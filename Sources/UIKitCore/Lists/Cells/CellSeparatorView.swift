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

  package override func contentBody() -> NodeContent.Body {
    // A line of characters can't be thinner, only fainter. A translucent color would depend on the content
    // behind it.
    let isOpaque = color == .separator && !UIApplication.look.isTranslucent
    return .rule((isOpaque ? .opaqueSeparator : color).displayColor(traitCollection))
  }
}
