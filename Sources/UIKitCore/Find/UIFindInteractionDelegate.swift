public import Foundation

/// Provides the session of a find interaction.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session for a search, or `nil` to prevent it.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called before the find panel is presented.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called before the find panel is dismissed.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(
    _ interaction: UIFindInteraction, didBegin session: UIFindSession
  ) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
