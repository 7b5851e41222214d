public import UIKit

/// The picture of a media item.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  open private(set) var bounds: CGRect
  private let requestHandler: (CGSize) -> UIImage

  /// - Parameter requestHandler: A closure that returns the picture in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    self.requestHandler = requestHandler
  }

  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}
