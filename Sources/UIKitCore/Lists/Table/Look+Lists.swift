package import Foundation

extension Look {
  /// The height of a row without its separator.
  package var contentRow: CGFloat { height(ofLined: .row) - hairline.height }

  /// The padding above and below a row's text.
  package var rowPadding: CGFloat { fine(11) }

  /// Returns the distance between the edges of a list and its rows.
  package func horizontalInset(_ style: UITableView.Style) -> CGFloat {
    style == .insetGrouped ? listMargin : 0
  }

  /// Returns the padding above a header, unless the table view specifies it.
  package func headerTopPadding(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? fine(22) : 0
  }

  /// Returns the minimum height of a header with a title.
  package func titledHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
    height(of: style == .plain ? .heading : isFirst ? .firstGroupHeader : .groupHeader)
  }

  package func titledFooter(_ style: UITableView.Style) -> CGFloat {
    height(of: style == .plain ? .heading : .groupFooter)
  }

  /// Returns the space between groups without a header.
  package func emptyHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
    style == .plain ? 0 : height(of: isFirst ? .firstGroupGap : .groupGap)
  }

  package func emptyFooter(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? 0 : fine(17.5)
  }
}
