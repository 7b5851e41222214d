public import UIKit

/// A request to change the library, for a block that's never called.
open class PHAssetChangeRequest: NSObject {
  open var creationDate: Date?
  open var isFavorite = false

  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }

  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }

  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }

  open class func deleteAssets(_ assets: [PHAsset]) {}
}
