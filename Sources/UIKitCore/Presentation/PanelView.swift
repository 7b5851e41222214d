package import DisplayInterface
package import Foundation

/// A surface above the others: the frame of a sheet, an alert or a popover.
@MainActor package final class PanelView: UIView {
  package let content: UIView

  package init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(content)
  }

  package required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  package override var contentRole: Content.Role { .panel }

  package override var standardBox: StandardBox? { PanelView.box }

  /// A display of cells draws a line around a panel, outside of its frame, by itself.
  package static var box: StandardBox {
    // What lies above the others is lighter in the dark.
    InterfaceMetrics.grid == nil
      ? StandardBox(background: .tertiarySystemBackground, cornerRadius: 12)
      : StandardBox(background: .systemBackground, cornerRadius: 8)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
  }
}
