public import Foundation
public import UIKitCore

extension UIDocumentPickerDelegate {
  @_disfavoredOverload public var documentPicker: _UIDocumentPickerDelegateDocumentPicker? {
    _UIDocumentPickerDelegateDocumentPicker(object: self)
  }

  @_disfavoredOverload public var documentPickerWasCancelled:
    ((UIDocumentPickerViewController) -> Void)?
  {
    { self.documentPickerWasCancelled($0) }
  }
}

/// Calls the methods of ``UIDocumentPickerDelegate`` that begin with `documentPicker`.
@preconcurrency @MainActor public struct _UIDocumentPickerDelegateDocumentPicker {
  fileprivate let object: any UIDocumentPickerDelegate

  public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    object.documentPicker(controller, didPickDocumentsAt: urls)
  }
}
