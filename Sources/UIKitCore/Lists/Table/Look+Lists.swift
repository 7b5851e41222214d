package import Foundation

extension Look {
  /// A row without its separator.
  package var contentRow: CGFloat { height(ofLined: .row) - hairline.height }

  /// Above and below a row's text.
  package var rowPadding: CGFloat { fine(11) }

  /// Between the edges of a list and its rows.
  package func horizontalInset(_ style: UITableView.Style) -> CGFloat {
    style == .insetGrouped ? listMargin : 0
  }

  /// Above a header, where the table view does not say.
  package func headerTopPadding(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? fine(22) : 0
  }

  /// The least height of a header with a title.
  package func titledHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
    height(of: style == .plain ? .heading : isFirst ? .firstGroupHeader : .groupHeader)
  }

  package func titledFooter(_ style: UITableView.Style) -> CGFloat {
    height(of: style == .plain ? .heading : .groupFooter)
  }

  /// The room that groups keep where no header stands between them.
  package func emptyHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
    style == .plain ? 0 : height(of: isFirst ? .firstGroupGap : .groupGap)
  }

  package func emptyFooter(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? 0 : fine(17.5)
  }
}
