import QuartzCore

/// What a file uses that imports Core Animation alone.
@MainActor enum QuartzCoreClient {
  static func badge(_ path: CGPath) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    return layer
  }
}
