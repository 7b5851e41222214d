package import DisplayInterface
package import Foundation
import HeadlessDisplay

/// The content of windows, for pictures of them.
@MainActor package enum ScreenContent {
  /// Returns the changes that display the windows, the first one at the back, on a display without state.
  ///
  /// They are those that the headless display received. If a window wasn't sent to a headless display, the
  /// views are traversed instead.
  package static func changes(showing windows: [UIWindow]) -> [Change] {
    CATransaction.flush()
    let told = (UIApplication.shared.display as? HeadlessDisplay)?.tree
    let ids = windows.compactMap(\.nodeID)
    return told.flatMap { ids.count == windows.count ? $0.changes(showing: ids) : nil }
      ?? Renderer.snapshot(of: windows)
  }

  /// Returns the size of the frontmost window, or that of the display if there is no window.
  package static func size(of windows: [UIWindow]) -> CGSize {
    windows.last?.bounds.size ?? UIApplication.shared.display.traits.size
  }
}
