public import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

/// A manager that loads the images of assets. There are no assets.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let standard = PHImageManager()

  open class func `default`() -> PHImageManager { standard }

  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    nonisolated(unsafe) let answer = resultHandler
    DispatchQueue.main.async { answer(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)]) }
    return 1
  }

  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    nonisolated(unsafe) let answer = resultHandler
    DispatchQueue.main.async {
      answer(nil, nil, 1, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    }
    return 1
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
