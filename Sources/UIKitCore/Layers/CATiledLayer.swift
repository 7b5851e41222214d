public import Foundation

/// A layer for large content. The whole content is drawn at once instead of in tiles.
open class CATiledLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    tileSize = layer.tileSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The duration in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)
}
