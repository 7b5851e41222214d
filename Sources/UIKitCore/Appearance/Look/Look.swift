package import Foundation

/// The appearance of standard parts on a kind of display: their sizes and decorations, and the allowed
/// positions of edges.
///
/// Views refer to standard parts by name, and don't know the kind of the display. The display's traits
/// determine the look.
@MainActor
package protocol Look: AnyObject, BarLook, ControlLook, FieldLook, ListLook, PanelLook, ScrollLook {
  func step(_ precision: LayoutStep.Precision) -> LayoutStep
  /// The thickness of the thinnest lines: the width of a vertical one, the height of a horizontal one.
  var hairline: CGSize { get }
  /// The height that a line at the edge of a part adds to the part.
  var lineRoom: CGFloat { get }
  /// The distance between parts next to each other, and between parts and the edges of a bar.
  var gap: CGFloat { get }
  /// Returns a distance that only improves the appearance; zero on a display that needs all space for text.
  func fine(_ distance: CGFloat) -> CGFloat
  func height(of line: StandardLine) -> CGFloat
  func size(of part: StandardPart) -> CGSize
  /// Returns a width of whole pixels or characters for neighboring parts, so that no remainder is left.
  func wholeWidth(_ width: CGFloat) -> CGFloat
  /// Whether translucent colors reveal what is behind them.
  var isTranslucent: Bool { get }
  /// Whether, in dark appearance, panels have lighter colors than the content that they cover.
  var raisesPanels: Bool { get }
  /// Whether pictures are displayed next to text or instead of it. Otherwise words are.
  var showsPictures: Bool { get }
}
