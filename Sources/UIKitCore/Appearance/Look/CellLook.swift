package import Foundation

/// The look of a display with character cells: whole cells, and most parts one line high.
package final class CellLook: Look {
  package let cell: CGSize

  package init(cell: CGSize) {
    self.cell = cell
  }

  package func step(_ precision: LayoutStep.Precision) -> LayoutStep { LayoutStep(cell) }
  package var hairline: CGSize { cell }
  package var lineRoom: CGFloat { cell.height }
  package var gap: CGFloat { cell.width }
  package func fine(_ distance: CGFloat) -> CGFloat { 0 }

  package func height(of line: StandardLine) -> CGFloat {
    switch line {
    case .firstGroupGap: 0
    case .groupHeader, .searchBar: cell.height * 2
    default: cell.height
    }
  }

  package func size(of part: StandardPart) -> CGSize {
    switch part {
    case .switch, .calendarDay: columns(5)
    case .stepper: columns(7)
    case .colorWell: columns(4)
    case .picker: CGSize(width: 320, height: cell.height * 5)
    default: cell
    }
  }

  private func columns(_ count: CGFloat) -> CGSize {
    CGSize(width: cell.width * count, height: cell.height)
  }

  package func wholeWidth(_ width: CGFloat) -> CGFloat {
    step(.point).round(width, .horizontal, .down)
  }

  package var isTranslucent: Bool { false }
  package var raisesPanels: Bool { false }
  package var showsPictures: Bool { false }

  // MARK: Bars

  package var touchTarget: CGFloat { 0 }
  package var tabMark: Character? { "━" }

  // MARK: Lists

  package var listMargin: CGFloat { cell.width * 2 }
  /// A separator of characters is as wide as the text.
  package var separatorEnd: CGFloat { listMargin }
  package var listImagePadding: CGFloat { cell.width }
  package var listTextPadding: CGSize { CGSize(width: cell.width * 2, height: 0) }
  package var editingControlWidth: CGFloat { cell.width * 3 }
}
