import Foundation

/// An input that provides a device's data to a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  open private(set) var device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.deviceNotConnected)
  }
}
