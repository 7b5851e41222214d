import Foundation

/// The view of a column, with the line at its inner edge.
@MainActor final class SplitColumnView: UIView {
  private let line = BarRule()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view that the column displays.
  weak var host: UIView? {
    didSet {
      if let oldValue, oldValue !== host, oldValue.superview === self {
        oldValue.removeFromSuperview()
      }
      if let host, host.superview !== self {
        placeHost()
        addSubview(host)
      }
    }
  }

  /// The width of the line in points; 0 for the last column.
  var lineWidth: CGFloat = 0 {
    didSet { if lineWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether the column is at the right, so that the line is at its left edge.
  var isTrailing = false {
    didSet { if isTrailing != oldValue { setNeedsLayout() } }
  }

  /// A column that covers another one is opaque.
  override var standardBox: StandardBox? { StandardBox(background: .systemBackground) }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.isHidden = lineWidth == 0
    line.frame = CGRect(
      x: isTrailing ? 0 : bounds.width - lineWidth, y: 0, width: lineWidth, height: bounds.height)
    placeHost()
  }

  private func placeHost() {
    let frame = CGRect(
      x: isTrailing ? lineWidth : 0, y: 0, width: max(0, bounds.width - lineWidth),
      height: bounds.height)
    if let host, host.frame != frame { host.frame = frame }
  }
}
