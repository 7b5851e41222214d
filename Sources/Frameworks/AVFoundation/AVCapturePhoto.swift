public import Foundation

/// A photo. There is none.
open class AVCapturePhoto: NSObject {
  override init() {
    super.init()
  }

  open func fileDataRepresentation() -> Data? { nil }
}
