import DisplayInterface
import Foundation
import HeadlessDisplay

/// Pictures of windows as text, a character for every cell of 8 by 16 points.
@MainActor package enum ScreenText {
  /// The windows, the first behind the others, as a display of cells shows them.
  ///
  /// Draws what the headless display was told; windows that no display was told of are traversed.
  package static func of(_ windows: [UIWindow]) -> String {
    let display = UIApplication.shared.display
    CATransaction.flush()
    let told = (display as? HeadlessDisplay)?.tree
    let ids = windows.compactMap(\.nodeID)
    let changes =
      told.flatMap { ids.count == windows.count ? $0.changes(showing: ids) : nil }
      ?? Renderer.snapshot(of: windows)
    return HeadlessDisplay.picture(
      of: changes, size: windows.last?.bounds.size ?? display.traits.size)
  }
}
