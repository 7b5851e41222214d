import UIKit
import UIKitCore

/// A look of neither pixels nor characters, which no view knows: blocks of 5 points.
final class BlockLook: Look {
  func step(_ precision: LayoutStep.Precision) -> LayoutStep {
    LayoutStep(CGSize(width: 5, height: 5))
  }
  var hairline: CGSize { CGSize(width: 5, height: 5) }
  var lineRoom: CGFloat { 5 }
  var gap: CGFloat { 15 }
  func fine(_ distance: CGFloat) -> CGFloat { distance > 0 ? 5 : 0 }
  func height(of line: StandardLine) -> CGFloat {
    switch line {
    case .row: 60
    case .tab: 70
    default: 40
    }
  }
  func size(of part: StandardPart) -> CGSize { CGSize(width: 90, height: 45) }
  func wholeWidth(_ width: CGFloat) -> CGFloat { step(.point).round(width, .horizontal, .down) }
  var isTranslucent: Bool { true }
  var raisesPanels: Bool { false }
  var showsPictures: Bool { false }

  var touchTarget: CGFloat { 50 }
  var tabMark: Character? { "=" }

  var listMargin: CGFloat { 25 }
  var separatorEnd: CGFloat { 10 }
  var listImagePadding: CGFloat { 20 }
  var listTextPadding: CGSize { CGSize(width: 20, height: 10) }
  var editingControlWidth: CGFloat { 55 }

  var touchSlop: CGFloat { 0 }
  func buttonSize(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 55) }
  func buttonInsets(_ standard: UIEdgeInsets, isPlain: Bool, isLarge: Bool) -> UIEdgeInsets {
    .zero
  }
  func imagePadding(_ padding: CGFloat) -> CGFloat { 10 }
  var segmentPadding: CGFloat { 30 }
  func selectedSegment(tint: UIColor) -> (background: UIColor, text: UIColor) {
    (.black, .yellow)
  }
  var slidersFollowTouches: Bool { true }
  var pageDots: PageDots { PageDots(other: "-", gap: "") }
  func pageControlSize(pages: Int) -> CGSize { CGSize(width: 10 * pages, height: 35) }
  var pickerGap: CGFloat { 10 }

  func fieldBox(_ style: FieldBorder) -> StandardBox? { nil }
  func fieldInsets(_ style: FieldBorder) -> FieldInsets {
    FieldInsets(text: 20, gap: 10, side: 10, clearButton: 15)
  }
  func lineHeight(of font: UIFont?) -> CGFloat { 30 }
  var caretWidth: CGFloat { 5 }

  var panelBox: StandardBox { PointLook(scale: 1).panelBox }
  var panelBorder: CGSize { CGSize(width: 5, height: 5) }
  func sheetFrame(_ sheet: SheetLayout, height: (CGFloat) -> CGFloat?) -> CGRect {
    sheet.bounds.insetBy(dx: 50, dy: 100)
  }
  var alert: AlertMeasures {
    AlertMeasures(
      width: 200, inset: CGSize(width: 25, height: 35), textGap: 10, fieldGap: 20,
      separatesButtons: true, sheetMargin: nil)
  }
  var menuWidth: CGFloat { 300 }
  func spacing(_ padding: CGFloat) -> CGFloat { 30 }

  var scrollThumbBox: StandardBox { PointLook(scale: 1).scrollThumbBox }
  var scrollsInFrames: Bool { true }
  var scrollThumb: ScrollThumb {
    ScrollThumb(thickness: 10, margin: 5, fades: false, showsHorizontal: true)
  }
  func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: UIAxis
  ) -> (start: CGFloat, length: CGFloat)? { (0, 50) }
}
