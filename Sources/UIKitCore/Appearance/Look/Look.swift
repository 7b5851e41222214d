package import Foundation

/// What standard parts look like on a kind of display: their sizes and decorations, and where edges may lie.
///
/// Views name what they mean, and don't know what they stand on. The display's traits choose the look.
@MainActor
package protocol Look: AnyObject, BarLook, ControlLook, FieldLook, ListLook, PanelLook, ScrollLook {
  func step(_ precision: LayoutStep.Precision) -> LayoutStep
  /// The thickness of the thinnest lines: the width of a vertical one, the height of a horizontal one.
  var hairline: CGSize { get }
  /// What a line at the edge of a part adds to the part's height.
  var lineRoom: CGFloat { get }
  /// Between parts side by side, and between them and the edges of a bar.
  var gap: CGFloat { get }
  /// A distance that looks better but tells nothing; zero where all room goes to text.
  func fine(_ distance: CGFloat) -> CGFloat
  func height(of line: StandardLine) -> CGFloat
  func size(of part: StandardPart) -> CGSize
  /// - Parameter usual: The size that the symbol's font asks for.
  func symbolSize(_ usual: CGSize) -> CGSize
  /// A width that neighbours share out, without a remainder of pixels or characters.
  func wholeWidth(_ width: CGFloat) -> CGFloat
  /// Colors may show what is behind them.
  var isTranslucent: Bool { get }
  /// Whether panels have lighter colors than what they cover in dark appearance.
  var raisesPanels: Bool { get }
  /// Pictures show beside text and in place of it. Otherwise words do.
  var showsPictures: Bool { get }
}
