package import Foundation

extension CellLook {
  package var touchSlop: CGFloat { 0 }

  package func buttonSize(_ size: CGSize) -> CGSize {
    snapped(CGSize(width: max(size.width, cell.width), height: max(size.height, cell.height)))
  }

  package func buttonInsets(
    _ standard: UIEdgeInsets, isPlain: Bool, isLarge: Bool
  ) -> UIEdgeInsets {
    let side = cell.width * ((isPlain ? 1 : 2) + (isLarge ? 1 : 0))
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  package func imagePadding(_ padding: CGFloat) -> CGFloat {
    max(cell.width, step(.free).round(padding, .horizontal, .up))
  }

  package var segmentPadding: CGFloat { cell.width * 2 }
  package func selectedSegment(tint: UIColor) -> (background: UIColor, text: UIColor) {
    (tint, .white)
  }

  package var slidersFollowTouches: Bool { true }
  package var pageDots: PageDots { PageDots(other: "○", gap: " ") }
  package func pageControlSize(pages: Int) -> CGSize {
    CGSize(width: (CGFloat(pages) * 2 - 1) * cell.width, height: cell.height)
  }
  package var pickerGap: CGFloat { cell.width }

  // MARK: Fields

  package func fieldBox(_ style: FieldBorder) -> StandardBox? {
    style == .none ? nil : StandardBox(background: .tertiarySystemFill)
  }

  package func fieldInsets(_ style: FieldBorder) -> FieldInsets {
    let inset = style == .none ? 0 : cell.width
    return FieldInsets(text: inset, gap: cell.width, side: inset, clearButton: inset)
  }

  package func lineHeight(of font: UIFont?) -> CGFloat { cell.height }
  package var caretWidth: CGFloat { cell.width }
}
