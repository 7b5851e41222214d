import DisplayInterface
import Foundation

/// One component of a picker: the rows around the selected one.
@MainActor final class PickerColumn: UIView {
  var rowCount = 0
  var rowHeight: CGFloat = 32
  var makeRow: (Int, UIView?) -> UIView = { _, _ in UIView() }
  var selected: (Int) -> Void = { _ in }
  private var rows: [Int: UIView] = [:]
  private let band = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.layer.cornerRadius = 8
    band.backgroundColor = .tertiarySystemFill
    addSubview(band)
  }

  required init?(coder: NSCoder) { nil }

  private(set) var selection = 0

  func select(_ row: Int) {
    selection = min(max(row, 0), max(0, rowCount - 1))
    setNeedsLayout()
  }

  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    select(selection)
  }

  func view(forRow row: Int) -> UIView? { rows[row] }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Limits the number of rows; no screen is higher.
    let height = min(bounds.height, 100_000)
    let middle = (((height / rowHeight) / 2).rounded(.down)) * rowHeight
    band.frame = CGRect(x: 0, y: middle, width: bounds.width, height: rowHeight)
    let above = Int(bounded: middle / rowHeight)
    let below = Int(bounded: ((height - middle) / rowHeight).rounded(.up))
    let first = max(0, selection - above)
    let shown = rowCount == 0 ? 0..<0 : first..<max(first, min(rowCount, selection + below))
    var spare: [UIView] = []
    for (row, view) in rows where !shown.contains(row) {
      rows[row] = nil
      view.removeFromSuperview()
      spare.append(view)
    }
    for row in shown {
      let view = rows[row] ?? makeRow(row, spare.popLast())
      rows[row] = view
      if view.superview !== self { addSubview(view) }
      view.alpha = row == selection ? 1 : 0.5
      view.frame = CGRect(
        x: 0, y: middle + CGFloat(row - selection) * rowHeight, width: bounds.width,
        height: rowHeight)
    }
  }

  // MARK: Input

  private func choose(_ row: Int) -> Bool {
    let former = selection
    select(row)
    guard selection != former else { return false }
    selected(selection)
    return true
  }

  override var canBecomeFocused: Bool { rowCount > 0 && isUserInteractionEnabled }

  package override func handle(_ key: KeyPress) -> Bool {
    guard isFocused, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .up: return choose(selection - 1)
    case .down: return choose(selection + 1)
    case .home: _ = choose(0)
    case .end: _ = choose(rowCount - 1)
    case .pageUp: _ = choose(selection - 5)
    case .pageDown: _ = choose(selection + 5)
    default: return false
    }
    return true
  }

  package override func scroll(by distance: CGSize) -> Bool {
    distance.height == 0 ? false : choose(selection + (distance.height > 0 ? 1 : -1))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    let row = selection + Int(bounded: ((place.y - band.frame.minY) / rowHeight).rounded(.down))
    if row >= 0, row < rowCount { _ = choose(row) }
  }

  package override var contentRole: NodeRole { .row }
}
