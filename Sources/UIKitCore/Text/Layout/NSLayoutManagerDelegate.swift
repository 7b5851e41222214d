public import Foundation

/// Receives events of the layout.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {
  /// Called when the layout was invalidated.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Called when a container is full, or when all text is laid out.
  ///
  /// - Parameter textContainer: The container, or `nil` if the remaining text doesn't fit into any container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)

  /// Called when the size of a container changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}

  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}
