public import QuartzCore

/// A layer for a camera's video. It displays nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var session: AVCaptureSession?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }
}
