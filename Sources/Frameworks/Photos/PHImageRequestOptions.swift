import Foundation

/// Options for loading an image.
open class PHImageRequestOptions: NSObject {
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
  open var resizeMode: PHImageRequestOptionsResizeMode = .fast
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false

  public override init() {
    super.init()
  }
}
