import Foundation

/// Informs the target that the image was not saved, because there is no photo library.
///
/// - Parameter completionSelector: A method whose parameters are the image, an error and the context, such as
///   `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  nonisolated(unsafe) let target = completionTarget as AnyObject
  let error = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
  // The method expects a pointer that isn't `nil`, although the context can be.
  nonisolated(unsafe) let context = UnsafeRawPointer(contextInfo) ?? UnsafeRawPointer(bitPattern: 1)
  DispatchQueue.main.async {
    Performing.perform(completionSelector, on: target, [image, error, context])
  }
}
