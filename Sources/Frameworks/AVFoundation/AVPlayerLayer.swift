public import QuartzCore

/// A layer for a player's video. It displays nothing.
open class AVPlayerLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var player: AVPlayer?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
}
