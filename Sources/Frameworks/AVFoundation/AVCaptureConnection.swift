import Foundation

/// A connection from an input to an output.
open class AVCaptureConnection: NSObject {
  open var isEnabled = false
}
