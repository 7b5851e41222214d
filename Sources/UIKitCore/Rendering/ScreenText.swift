import DisplayInterface
import Foundation
import HeadlessDisplay

/// Pictures of windows as text, with a character for each cell of 8 by 16 points.
@MainActor package enum ScreenText {
  /// Returns the windows, the first one at the back, as a display with character cells draws them.
  package static func of(_ windows: [UIWindow]) -> String {
    HeadlessDisplay.picture(
      of: ScreenContent.changes(showing: windows).map(withLine),
      size: ScreenContent.size(of: windows),
      laidOutOn: UIApplication.shared.display)
  }

  /// Draws an empty field as a line. Text has no background that would reveal the field.
  private static func withLine(_ change: Change) -> Change {
    guard case .create(let id, var content, let placement) = change,
      case .field(var field) = content.body, field.text.string.isEmpty,
      field.placeholder.string.isEmpty, !field.isMultiline || content.role == .field
    else { return change }
    let columns = Int(bounded: (placement.frame.width / 8).clamped(0, 10_000))
    let line = String(repeating: "_", count: columns)
    field.placeholder.runs = [Text.Run(line, font: Font(size: 16))]
    content.body = .field(field)
    return .create(id, content, placement)
  }
}
