import UIKit

extension NumberTable {
  static func inView<Layer: CALayer>(_ layer: Layer) -> UIView {
    let view = UIView(frame: CGRect(x: 8, y: 8, width: 64, height: 48))
    view.layer.addSublayer(layer)
    return view
  }

  static func layer<Layer: CALayer>(_ make: @escaping () -> Layer) -> Specimen<Layer> {
    value("\(Layer.self)") {
      let layer = make()
      layer.frame = CGRect(x: 4, y: 4, width: 32, height: 24)
      layer.backgroundColor = .black
      layer.borderWidth = 1
      layer.shadowOpacity = 0.5
      let inner = CALayer()
      inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.addSublayer(inner)
      return layer
    } shownBy: {
      inView($0)
    }
  }

  static func layers() -> [NumberRow] {
    let layer = layer { CALayer() }
    // What a view's own layer looks like on a display of cells.
    let box = view("UIView.layer", box)
    return [
      layer.property("frame", \.frame, [.nan: .traps(position)]),
      layer.property(
        "frame.size", \.frame.size,
        [.nan: .traps(position), .negativeInfinity: .traps(position), .negative: .survives]),
      layer.property("bounds", \.bounds, [.nan: .traps(bounds)]),
      layer.property("bounds.size", \.bounds.size, [.nan: .traps(bounds), .below: .survives]),
      layer.property("position", \.position, [.nan: .traps(position)]),
      layer.property("anchorPoint", \.anchorPoint),
      layer.property("anchorPointZ", \.anchorPointZ),
      layer.property("zPosition", \.zPosition),
      layer.property("transform", \.transform),
      layer.property("sublayerTransform", \.sublayerTransform),
      layer.property("cornerRadius", \.cornerRadius),
      layer.property("borderWidth", \.borderWidth),
      layer.property("shadowOpacity", \.shadowOpacity),
      layer.property("shadowOffset", \.shadowOffset),
      layer.property("shadowRadius", \.shadowRadius),
      layer.property("rasterizationScale", \.rasterizationScale),
      layer.property("contentsRect", \.contentsRect),
      layer.property("contentsCenter", \.contentsCenter),
      layer.property("contentsScale", \.contentsScale),
      layer.property("opacity", \.opacity),
      layer.property("beginTime", \.beginTime),
      layer.property("duration", \.duration),
      layer.property("speed", \.speed),
      layer.property("timeOffset", \.timeOffset),
      layer.property("repeatCount", \.repeatCount),
      layer.property("repeatDuration", \.repeatDuration),
      layer.call("setAffineTransform(_:)") { $0.setAffineTransform($1) },
      layer.call("convert(_:from:)") { (layer, point: CGPoint) in
        _ = layer.convert(point, from: nil)
        _ = layer.convert(point, to: layer.sublayers![0])
      },
      layer.call("convert(_:to:)") { (layer, rect: CGRect) in
        _ = layer.convert(rect, to: nil)
        _ = layer.convert(rect, from: layer.sublayers![0])
      },
      layer.call("convertTime(_:from:)") { (layer, time: CFTimeInterval) in
        _ = layer.convertTime(time, from: nil)
        _ = layer.convertTime(time, to: nil)
      },
      layer.call("hitTest(_:)") { _ = $0.hitTest($1) },
      layer.call("contains(_:)") { _ = $0.contains($1) },
      layer.call("setNeedsDisplay(_:)") { $0.setNeedsDisplay($1) },
      layer.call("setValue(_:forKeyPath:)") { (layer, number: Double) in
        layer.setValue(number, forKeyPath: "transform.rotation.z")
        layer.setValue(number, forKeyPath: "transform.scale")
        layer.setValue(number, forKey: "opacity")
      },
      box.property("cornerRadius", \.layer.cornerRadius),
      box.property("borderWidth", \.layer.borderWidth),
      box.property("opacity", \.layer.opacity, [.all: .survives]),
      box.property("position", \.layer.position, [.nan: .traps(position)]),
      box.property("anchorPoint", \.layer.anchorPoint, [.nan: .traps(position)]),
      box.property("zPosition", \.layer.zPosition),
      box.property("transform", \.layer.transform),
    ] + otherLayers()
  }

  private static func otherLayers() -> [NumberRow] {
    let shape = layer { () -> CAShapeLayer in
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)).cgPath
      layer.strokeColor = .black
      layer.lineDashPattern = [3, 2]
      return layer
    }
    let gradient = layer { () -> CAGradientLayer in
      let layer = CAGradientLayer()
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.green.cgColor]
      return layer
    }
    let text = layer { () -> CATextLayer in
      let layer = CATextLayer()
      layer.string = "Some text"
      return layer
    }
    let replicator = layer { () -> CAReplicatorLayer in
      let layer = CAReplicatorLayer()
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
      return layer
    }
    return [
      shape.property("strokeStart", \.strokeStart),
      shape.property("strokeEnd", \.strokeEnd),
      shape.property("lineWidth", \.lineWidth),
      shape.property("miterLimit", \.miterLimit),
      shape.property("lineDashPhase", \.lineDashPhase),
      shape.call("lineDashPattern") { (layer, numbers: [Double]) in
        layer.lineDashPattern = numbers.map { NSNumber(value: $0) }
      },
      gradient.call("locations") { (layer, numbers: [Double]) in
        layer.locations = numbers.map { NSNumber(value: $0) }
      },
      gradient.property("startPoint", \.startPoint),
      gradient.property("endPoint", \.endPoint),
      text.property("fontSize", \.fontSize),
      replicator.property("instanceCount", \.instanceCount),
      replicator.property("instanceDelay", \.instanceDelay),
      replicator.property("instanceTransform", \.instanceTransform),
      replicator.property("instanceRedOffset", \.instanceRedOffset),
      replicator.property("instanceGreenOffset", \.instanceGreenOffset),
      replicator.property("instanceBlueOffset", \.instanceBlueOffset),
      replicator.property("instanceAlphaOffset", \.instanceAlphaOffset),
    ]
  }
}
