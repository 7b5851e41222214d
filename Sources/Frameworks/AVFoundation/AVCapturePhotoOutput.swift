import Foundation

/// An output for photos. No photos can be captured, because there's no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    nonisolated(unsafe) let (output, delegate) = (self, delegate)
    DispatchQueue.main.async {
      delegate.photoOutput(
        output, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
    }
  }
}
