package import DisplayInterface
package import Foundation
import HeadlessDisplay
import UIKitDiagnostics

extension DisplayTraits {
  /// The traits of a virtual phone, with the safe area in `UIKIT_SAFE_AREA`.
  @MainActor package static var phone: DisplayTraits {
    var traits = HeadlessDisplay.phone
    if let text = getenv("UIKIT_SAFE_AREA").map({ String(cString: $0) }) {
      guard let area = safeArea(text) else {
        trap(
          "UIKIT_SAFE_AREA is '\(text)': give the height of the status bar in points, or the insets at the top, "
            + "the left, the bottom and the right: 59,0,34,0")
      }
      traits.safeArea = area
    }
    return traits
  }

  /// Parses insets: only the top one, or all four.
  package static func safeArea(
    _ text: String
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let insets = parts.compactMap { Double($0).map { CGFloat($0) } }
    guard insets.count == parts.count, insets.allSatisfy({ (0...1_000).contains($0) }) else {
      return nil
    }
    switch insets.count {
    case 1: return (insets[0], 0, 0, 0)
    case 4: return (insets[0], insets[1], insets[2], insets[3])
    default: return nil
    }
  }
}
