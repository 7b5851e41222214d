public import Foundation
public import UIKitCore

extension NSTextStorageDelegate {
  @_disfavoredOverload public var textStorage: _NSTextStorageDelegateTextStorage? {
    _NSTextStorageDelegateTextStorage(object: self)
  }
}

/// Calls the methods of ``NSTextStorageDelegate`` that begin with `textStorage`.
@preconcurrency @MainActor public struct _NSTextStorageDelegateTextStorage {
  fileprivate let object: any NSTextStorageDelegate

  public func callAsFunction(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    object.textStorage(
      textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  public func callAsFunction(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    object.textStorage(
      textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
}
