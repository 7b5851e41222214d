import Foundation

/// What uses the data of a session.
open class AVCaptureOutput: NSObject {
  public override init() {
    super.init()
  }
}
