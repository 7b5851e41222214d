public import Foundation

/// Work on images beside the main thread: there is none to do here, as pixels are decoded when an image is made.
extension UIImage {
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingForDisplay()
    DispatchQueue.global().async { completionHandler(image) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(image) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let mirrored: Orientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    return UIImage(cgImage: cgImage, scale: scale, orientation: mirrored)
      .withRenderingMode(renderingMode)
  }
}
