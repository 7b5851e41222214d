import Foundation

/// A machine-readable code, such as a bar code, that was found in an image.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}
