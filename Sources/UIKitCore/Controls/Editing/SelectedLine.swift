import Foundation

/// A line of the selection in a text field or a text view.
final class SelectedLine: UITextSelectionRect {
  private let frame: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  private init(_ frame: CGRect, isFirst: Bool, isLast: Bool) {
    self.frame = frame
    self.isFirst = isFirst
    self.isLast = isLast
  }

  static func lines(_ frames: [CGRect]) -> [UITextSelectionRect] {
    frames.enumerated().map { index, frame in
      SelectedLine(frame, isFirst: index == 0, isLast: index == frames.count - 1)
    }
  }

  override var rect: CGRect { frame }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
