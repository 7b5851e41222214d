package import DisplayInterface
package import Foundation

/// A surface in front of others: the frame of a sheet, an alert or a popover.
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

  package override var contentRole: NodeRole { .panel }

  package override var standardBox: StandardBox? { UIApplication.look.panelBox }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
    grabber?.frame = CGRect(
      x: bounds.midX - 18, y: 5, width: 36, height: UIApplication.look.fine(5))
  }

  private var grabber: UIView?
  /// Whether a short bar is displayed at the top edge. Requires a display with pixels.
  package var showsGrabber = false {
    didSet {
      guard showsGrabber != oldValue else { return }
      grabber?.removeFromSuperview()
      grabber = nil
      guard showsGrabber else { return }
      let bar = UIView()
      bar.backgroundColor = .tertiaryLabel
      bar.layer.cornerRadius = 2.5
      bar.isUserInteractionEnabled = false
      addSubview(bar)
      grabber = bar
    }
  }
}
