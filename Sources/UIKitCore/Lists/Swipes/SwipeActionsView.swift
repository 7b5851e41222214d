import Foundation

/// The action buttons next to a swiped row.
final class SwipeActionsView: UIView {
  private var buttons: [UIButton] = []
  private var widths: [CGFloat] = []
  private let isAtRightEdge: Bool
  /// Whether the first action covers the others, because ending the swipe would perform it.
  var showsFirstActionOnly = false { didSet { setNeedsLayout() } }

  /// - Parameter isAtRightEdge: Whether the first action is at the right edge.
  init(
    _ actions: [UIContextualAction], isAtRightEdge: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isAtRightEdge = isAtRightEdge
    super.init(frame: .zero)
    clipsToBounds = true
    let look = UIApplication.look
    for action in actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      button.backgroundColor = action.backgroundColor
      button.addAction(
        UIAction { [unowned button] _ in perform(action, button) }, for: .primaryActionTriggered)
      addSubview(button)
      buttons.append(button)
      widths.append(
        look.snapped(
          CGSize(width: max(72, button.intrinsicContentSize.width + 2 * look.listMargin), height: 0)
        ).width)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width that shows all actions.
  var fullWidth: CGFloat { widths.reduce(0, +) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stretch = fullWidth > 0 ? max(1, bounds.width / fullWidth) : 1
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width =
        showsFirstActionOnly ? (index == 0 ? bounds.width : 0) : widths[index] * stretch
      button.frame = CGRect(
        x: isAtRightEdge ? bounds.width - start - width : start, y: 0, width: width,
        height: bounds.height)
      start += width
    }
  }
}
