import Foundation

/// What a session gets data from.
open class AVCaptureInput: NSObject {}
