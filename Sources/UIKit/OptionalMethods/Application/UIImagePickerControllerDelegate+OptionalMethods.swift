public import UIKitCore

extension UIImagePickerControllerDelegate {
  @_disfavoredOverload public var imagePickerController:
    _UIImagePickerControllerDelegateImagePickerController?
  { _UIImagePickerControllerDelegateImagePickerController(object: self) }

  @_disfavoredOverload public var imagePickerControllerDidCancel:
    ((UIImagePickerController) -> Void)?
  {
    { self.imagePickerControllerDidCancel($0) }
  }
}

/// Calls the methods of ``UIImagePickerControllerDelegate`` that begin with `imagePickerController`.
@preconcurrency @MainActor public struct _UIImagePickerControllerDelegateImagePickerController {
  fileprivate let object: any UIImagePickerControllerDelegate

  public func callAsFunction(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    object.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }
}
