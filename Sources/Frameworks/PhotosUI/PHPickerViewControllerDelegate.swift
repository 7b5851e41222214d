/// The method that receives the user's choice, and in which the delegate dismisses the picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// - Parameter results: The chosen photos, or an empty array if the user canceled the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
