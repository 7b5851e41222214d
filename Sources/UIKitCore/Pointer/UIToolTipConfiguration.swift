public import Foundation

/// The text of a tool tip, and the part of the view that it belongs to.
@preconcurrency @MainActor public final class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// The part in the coordinates of the view, or the null rectangle for the whole view.
  public let sourceRect: CGRect

  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
  }

  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, in: .null)
  }
}
