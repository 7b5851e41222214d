import Foundation

/// The room of a column, with the line at its inner edge.
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

  /// What the column shows.
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

  /// In points; 0 for a column at the end.
  var lineWidth: CGFloat = 0 {
    didSet { if lineWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether the line is at the left.
  var isTrailing = false {
    didSet { if isTrailing != oldValue { setNeedsLayout() } }
  }

  /// Nothing shows through a column that covers another.
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
