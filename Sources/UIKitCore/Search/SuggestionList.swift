import DisplayInterface
import Foundation

/// Lists suggestions of searches. Keys go to the search field while a suggestion has focus.
@MainActor final class SuggestionList: UIScrollView {
  var chosen: ((any UISearchSuggestion) -> Void)?
  private var rows: [any SearchBarButton] = []

  private var rowHeight: CGFloat { UIApplication.look.height(of: .row) }
  var contentHeight: CGFloat { CGFloat(rows.count) * rowHeight }

  func show(_ suggestions: [any UISearchSuggestion], of field: any MakesSearchButtons) {
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { row(for: $0, field.makeButton(nil)) }
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  private func row(
    for suggestion: any UISearchSuggestion, _ row: any SearchBarButton
  ) -> any SearchBarButton {
    row.contentHorizontalAlignment = .leading
    row.setTitleColor(.label, for: .normal)
    row.setTitle(suggestion.localizedSuggestion, for: .normal)
    row.setAttributedTitle(suggestion.localizedAttributedSuggestion, for: .normal)
    row.setImage(suggestion.iconImage, for: .normal)
    row.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    row.addAction(
      UIAction { [weak self] _ in self?.chosen?(suggestion) }, for: .primaryActionTriggered)
    return row
  }

  package override var standardBox: StandardBox? { StandardBox(background: .systemBackground) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.inputViews.suggestions = self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = UIApplication.look.gap
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margin, y: CGFloat(index) * rowHeight, width: max(0, bounds.width - 2 * margin),
        height: rowHeight)
    }
    contentSize = CGSize(width: bounds.width, height: contentHeight)
  }
}
