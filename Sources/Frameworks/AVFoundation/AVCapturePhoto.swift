public import Foundation

/// A captured photo. No photos can be captured.
open class AVCapturePhoto: NSObject {
  override init() {
    super.init()
  }

  open func fileDataRepresentation() -> Data? { nil }
}
