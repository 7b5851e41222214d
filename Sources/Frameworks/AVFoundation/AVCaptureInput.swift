import Foundation

/// A source of data for a session.
open class AVCaptureInput: NSObject {}
