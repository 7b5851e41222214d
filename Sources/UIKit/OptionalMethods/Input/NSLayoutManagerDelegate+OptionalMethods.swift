public import Foundation
public import UIKitCore

extension NSLayoutManagerDelegate {
  @_disfavoredOverload public var layoutManagerDidInvalidateLayout: ((NSLayoutManager) -> Void)? {
    { self.layoutManagerDidInvalidateLayout($0) }
  }

  @_disfavoredOverload public var layoutManager: _NSLayoutManagerDelegateLayoutManager? {
    _NSLayoutManagerDelegateLayoutManager(object: self)
  }
}

/// Calls the methods of ``NSLayoutManagerDelegate`` that begin with `layoutManager`.
@preconcurrency @MainActor public struct _NSLayoutManagerDelegateLayoutManager {
  fileprivate let object: any NSLayoutManagerDelegate

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    object.layoutManager(
      layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag)
  }

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {
    object.layoutManager(
      layoutManager, textContainer: textContainer, didChangeGeometryFrom: oldSize)
  }
}
