public import Foundation

/// Is told of layout.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {
  /// Called when what was laid out no longer holds.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Called when a container is full, or all text is laid out.
  ///
  /// - Parameter textContainer: `nil` where text was left that no container had room for.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)

  /// Called when a container took on another size.
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
