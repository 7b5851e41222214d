package import Foundation

extension PointLook {
  package var touchSlop: CGFloat { 70 }

  package func buttonSize(_ size: CGSize) -> CGSize { snapped(size) }
  package func buttonInsets(
    _ standard: UIEdgeInsets, isPlain: Bool, isLarge: Bool
  ) -> UIEdgeInsets { standard }
  package func imagePadding(_ padding: CGFloat) -> CGFloat { padding }

  package var segmentPadding: CGFloat { 24 }
  package func selectedSegment(tint: UIColor) -> (background: UIColor, text: UIColor) {
    (Self.selection, .label)
  }

  /// A color that is lighter than its background, in light and in dark appearance.
  private static let selection = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  package var slidersFollowTouches: Bool { false }
  package var pageDots: PageDots { PageDots(font: .systemFont(ofSize: 9), gap: "   ") }
  package func pageControlSize(pages: Int) -> CGSize {
    CGSize(width: CGFloat(pages) * 17 + 37, height: 26)
  }
  package var pickerGap: CGFloat { 5 }

  // MARK: Fields

  package func fieldBox(_ style: FieldBorder) -> StandardBox? {
    switch style {
    case .none: nil
    case .line: StandardBox(borderWidth: 1, borderColor: .black)
    case .bezel: StandardBox(borderWidth: 1, borderColor: .systemGray3)
    case .roundedRect:
      StandardBox(
        background: .systemBackground, borderWidth: 1, borderColor: .systemGray4, cornerRadius: 5)
    }
  }

  package func fieldInsets(_ style: FieldBorder) -> FieldInsets {
    switch style {
    case .none: FieldInsets(text: 0, gap: 0, side: 0, clearButton: 5)
    case .line, .bezel: FieldInsets(text: 2, gap: 6, side: 0, clearButton: 5)
    case .roundedRect: FieldInsets(text: 7, gap: 6, side: 0, clearButton: 5)
    }
  }

  package func lineHeight(of font: UIFont?) -> CGFloat { font?.lineHeight ?? 20 }
  package var caretWidth: CGFloat { 2 }
}
