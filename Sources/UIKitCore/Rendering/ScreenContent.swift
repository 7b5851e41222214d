package import DisplayInterface
package import Foundation
import HeadlessDisplay

/// What windows show, for pictures of them.
@MainActor package enum ScreenContent {
  /// The changes that show the windows, the first behind the others, on a display that knows nothing yet.
  ///
  /// They are what the headless display was told; windows that no display was told of are traversed.
  package static func changes(showing windows: [UIWindow]) -> [Change] {
    CATransaction.flush()
    let told = (UIApplication.shared.display as? HeadlessDisplay)?.tree
    let ids = windows.compactMap(\.nodeID)
    return told.flatMap { ids.count == windows.count ? $0.changes(showing: ids) : nil }
      ?? Renderer.snapshot(of: windows)
  }

  /// The size of the window in front, or of the display.
  package static func size(of windows: [UIWindow]) -> CGSize {
    windows.last?.bounds.size ?? UIApplication.shared.display.traits.size
  }
}
