public import Foundation

/// The settings for capturing a photo.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode: AVCaptureDevice.FlashMode = .off
  open var isHighResolutionPhotoEnabled = false

  public override init() {
    super.init()
  }

  public convenience init(format: [String: Any]?) {
    self.init()
  }
}
