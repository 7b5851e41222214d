public import Foundation

/// How a photo is taken.
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
