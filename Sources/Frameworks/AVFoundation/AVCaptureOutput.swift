import Foundation

/// A destination for a session's data.
open class AVCaptureOutput: NSObject {
  public override init() {
    super.init()
  }
}
