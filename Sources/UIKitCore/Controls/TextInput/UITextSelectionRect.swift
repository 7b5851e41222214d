public import Foundation

/// The rectangle of a line of selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in this line.
  open var containsStart: Bool { false }
  /// Whether the selection ends in this line.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
