import Foundation

/// A device that a session gets data from.
open class AVCaptureDeviceInput: AVCaptureInput {
  open private(set) var device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.deviceNotConnected)
  }
}
