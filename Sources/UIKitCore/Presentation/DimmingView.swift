package import DisplayInterface
package import Foundation

/// The view that dims the content behind a presentation. A touch in it is a touch outside of the presented
/// view.
@MainActor package final class DimmingView: UIView {
  package var touched: (() -> Void)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "PopoverDismissRegion"
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var standardBox: StandardBox? {
    StandardBox(background: UIColor(white: 0, alpha: 0.2))
  }

  package override var contentRole: NodeRole { .dimming }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?()
  }
}
