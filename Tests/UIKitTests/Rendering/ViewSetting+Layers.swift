import UIKit

/// Layers that are no views' own.
extension ViewSetting {
  private static let red = UIColor.red.cgColor
  private static let blue = UIColor.blue.cgColor
  private static let square = CGRect(x: 4, y: 4, width: 24, height: 24)
  private static let star = CGPath(ellipseIn: square, transform: nil)
  private static let ring: CGPath = {
    let path = CGMutablePath()
    path.addEllipse(in: square)
    path.addEllipse(in: square.insetBy(dx: 8, dy: 8))
    return path
  }()

  /// A layer that draws, and places what is in it.
  private final class DrawnLayer: CALayer {
    var color = UIColor.red
    let part = CALayer()

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(color.cgColor)
      ctx.fill(CGRect(x: 8, y: 8, width: 16, height: 16))
    }

    override func layoutSublayers() {
      part.backgroundColor = color.cgColor
      part.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      if part.superlayer == nil { addSublayer(part) }
    }
  }

  static var layers: [ViewSetting] {
    let plain = LayerSettings<CALayer> {
      let layer = CALayer()
      layer.frame = square
      layer.backgroundColor = UIColor.green.cgColor
      layer.contents = picture.cgImage
      layer.borderColor = red
      layer.borderWidth = 1
      layer.shadowOpacity = 0.5
      return layer
    }
    let shape = LayerSettings<CAShapeLayer> {
      let layer = CAShapeLayer()
      layer.path = star
      layer.strokeColor = blue
      layer.lineWidth = 3
      return layer
    }
    let corner = LayerSettings<CAShapeLayer> {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 4, y: 4))
      path.addLine(to: CGPoint(x: 24, y: 24))
      path.addLine(to: CGPoint(x: 40, y: 4))
      path.addLine(to: CGPoint(x: 4, y: 24))
      path.addLine(to: CGPoint(x: 12, y: 28))
      path.addLine(to: CGPoint(x: 20, y: 0))
      path.close()
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.strokeColor = blue
      layer.lineWidth = 4
      layer.lineDashPattern = [12, 8]
      return layer
    }
    let holed = LayerSettings<CAShapeLayer> {
      let layer = CAShapeLayer()
      layer.path = ring
      return layer
    }
    let words = LayerSettings<CATextLayer> {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
      layer.fontSize = 12
      layer.foregroundColor = blue
      layer.string = "words that are long"
      return layer
    }
    let word = LayerSettings<CATextLayer> {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
      layer.fontSize = 12
      layer.string = "a"
      return layer
    }
    let gradient = LayerSettings<CAGradientLayer> {
      let layer = CAGradientLayer()
      layer.frame = square
      layer.colors = [red, blue]
      return layer
    }
    let copies = LayerSettings<CAReplicatorLayer> {
      let layer = CAReplicatorLayer()
      layer.frame = square
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      dot.backgroundColor = red
      layer.addSublayer(dot)
      layer.instanceCount = 2
      layer.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
      return layer
    }
    let drawn = LayerSettings<DrawnLayer> {
      let layer = DrawnLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
      return layer
    }
    return [
      plain(\.backgroundColor, blue, nil), plain(\.opacity, 0.5, 1), plain(\.isHidden, true, false),
      plain(\.bounds, CGRect(x: 0, y: 0, width: 8, height: 8)),
      plain(\.position, CGPoint(x: 20, y: 30), .zero), plain(\.anchorPoint, .zero),
      plain(\.transform, CATransform3DMakeScale(2, 1, 1), CATransform3DMakeRotation(1, 0, 1, 0)),
      plain(\.cornerRadius, 8, 0), plain(\.borderWidth, 2, 0),
      plain(\.bounds.origin, CGPoint(x: 4, y: 4), .zero), plain(\.borderColor, blue, red),
      plain(\.shadowColor, blue, red), plain(\.shadowOpacity, 1, 0.5),
      plain(\.shadowOffset, CGSize(width: 4, height: 4), .zero), plain(\.shadowRadius, 8, 3),
      plain(\.shadowPath, star, nil), plain(\.maskedCorners, [], .layerMinXMinYCorner),
      plain(\.contents, nil, picture.cgImage), plain(\.contentsGravity, .center, .resize),
      plain(\.contentsRect, CGRect(x: 0, y: 0, width: 0.5, height: 1)),
      plain("masksToBounds") { layer, value in
        if layer.sublayers == nil {
          let part = CALayer()
          part.frame = CGRect(x: 12, y: 12, width: 24, height: 24)
          part.backgroundColor = blue
          layer.addSublayer(part)
        } else {
          layer.masksToBounds = value % 2 == 0
        }
      },
      plain("zPosition") { layer, value in
        if layer.superlayer?.sublayers?.count == 1 {
          let other = CALayer()
          other.frame = layer.frame.offsetBy(dx: 8, dy: 8)
          other.backgroundColor = blue
          layer.superlayer?.addSublayer(other)
        } else {
          layer.zPosition = CGFloat(value % 2)
        }
      },
      plain("mask") { layer, value in
        let mask = CAShapeLayer()
        mask.path = star
        layer.mask = value % 2 == 0 ? mask : nil
      },
      plain("removeFromSuperlayer") { layer, _ in layer.removeFromSuperlayer() },
      plain("bounds.origin of what has parts") { layer, value in
        if layer.sublayers == nil {
          let part = CALayer()
          part.frame = CGRect(x: 12, y: 12, width: 8, height: 8)
          part.backgroundColor = blue
          layer.addSublayer(part)
        } else {
          layer.bounds.origin.x = CGFloat(value % 2 * 4)
        }
      },
      holed(\.fillRule, .evenOdd, .nonZero),
      words(\.string, "b", "a"), words(\.font, UIFont.boldSystemFont(ofSize: 9), nil),
      words(\.fontSize, 20, 12), words(\.foregroundColor, red, blue),
      words(\.isWrapped, true, false), words(\.truncationMode, .end, .none),
      word(\.alignmentMode, .right, .left),
      shape(\.path, CGPath(rect: square, transform: nil), nil), shape(\.fillColor, red, nil),
      shape(\.strokeColor, red, nil), shape(\.lineWidth, 1, 5), shape(\.strokeStart, 0.5, 0),
      shape(\.strokeEnd, 0.5, 1),
      corner(\.miterLimit, 1, 10), corner(\.lineJoin, .round, .bevel, .miter),
      corner(\.lineCap, .round, .square, .butt), corner(\.lineDashPhase, 4, 0),
      corner(\.lineDashPattern, nil, [2, 3]),
      gradient(\.colors, [blue, red], nil), gradient(\.locations, [0, 0.25], nil),
      gradient(\.startPoint, .zero, CGPoint(x: 0.5, y: 0.5)),
      gradient(\.endPoint, CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 1)),
      gradient(\.type, .radial, .axial),
      copies(\.instanceCount, 3, 1), copies(\.instanceAlphaOffset, -0.25, 0),
      copies(\.instanceTransform, CATransform3DMakeTranslation(0, 6, 0)),
      drawn("setNeedsDisplay") { layer, value in
        layer.color = value % 2 == 0 ? .green : .red
        layer.setNeedsDisplay()
      },
      drawn("setNeedsLayout") { layer, value in
        layer.color = value % 2 == 0 ? .green : .red
        layer.setNeedsLayout()
      },
    ]
  }

  /// Views with a mask, and what serves as one.
  static var masks: [ViewSetting] {
    let mask = LayerSettings<CALayer>("mask.layer", { $0.mask?.layer }) { view in
      view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      view.mask?.backgroundColor = .black
    }
    let masked = ViewSettings<UIView>(make: mask.make)
    let shape = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 80, height: 48))
      let layer = CAShapeLayer()
      layer.path = star
      view.layer.mask = layer
      return view
    }
    let shadow = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 80, height: 48))
      view.layer.shadowOpacity = 1
      view.layer.borderWidth = 2
      return view
    }
    let deep = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 80, height: 48))
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      view.layer.sublayerTransform = perspective
      view.addSubview(UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20)))
      view.subviews[0].layer.zPosition = 10
      return view
    }
    let shadowed = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 80, height: 48))
      view.layer.shadowPath = star
      view.layer.shadowOpacity = 1
      return view
    }
    return [
      masked("mask.alpha") { $0.mask?.alpha = $1 % 2 == 0 ? 0.5 : 1 },
      masked("mask.isHidden") { $0.mask?.isHidden = $1 % 2 == 0 },
      masked("mask.backgroundColor") { $0.mask?.backgroundColor = $1 % 2 == 0 ? nil : .black },
      masked("mask.transform") {
        $0.mask?.transform = CGAffineTransform(scaleX: 1 + CGFloat($1 % 2), y: 1)
      },
      masked("mask.frame") { $0.mask?.frame.origin.x = CGFloat($1 % 2 * 8) },
      masked(\.bounds.size.width, 40, 80), masked(\.bounds.origin.x, 4, 0),
      mask(\.opacity, 0.5, 1), mask(\.isHidden, true, false), mask(\.backgroundColor, nil, red),
      mask(\.cornerRadius, 8, 0), mask(\.borderWidth, 2, 0), mask(\.masksToBounds, true, false),
      mask(\.transform, CATransform3DMakeScale(2, 1, 1), CATransform3DIdentity),
      mask(\.anchorPoint, .zero, CGPoint(x: 0.5, y: 0.5)), mask(\.contents, picture.cgImage, nil),
      mask("sublayers") { layer, value in
        if layer.sublayers == nil {
          layer.addSublayer(CALayer())
          layer.sublayers?[0].frame = CGRect(x: 30, y: 4, width: 8, height: 8)
        } else {
          layer.sublayers?[0].backgroundColor = value % 2 == 0 ? red : nil
        }
      },
      shadow(\.layer.shadowColor, blue, nil), shadow(\.layer.shadowRadius, 8, 3),
      shadow(\.layer.shadowOffset, CGSize(width: 4, height: 4), .zero),
      shadow(\.layer.shadowPath, star, nil), shadow(\.layer.borderColor, blue, red),
      deep("addSubview of a view from elsewhere") { view, value in
        let inner = view.viewWithTag(1) ?? UIView(frame: CGRect(x: 40, y: 4, width: 40, height: 40))
        if inner.superview == nil {
          inner.tag = 1
          inner.addSubview(UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20)))
          view.addSubview(inner)
        }
        if value % 2 == 0 {
          inner.subviews.first.map { view.addSubview($0) }
        } else if let last = view.subviews.last, !inner.isDescendant(of: last) {
          inner.addSubview(last)
        }
      },
      deep(\.bounds.size.width, 100, 80), deep(\.bounds.origin.x, 4, 0),
      deep("zPosition") { $0.subviews.first?.layer.zPosition = CGFloat($1 % 2 * 20) },
      deep("layer.anchorPoint") { $0.layer.anchorPoint.x = CGFloat($1 % 2) },
      shape(\.bounds.origin.x, 4, 0), shape(\.bounds.size.width, 40, 80),
      shadowed(\.bounds.origin.x, 4, 0),
      shadowed(\.clipsToBounds, true, false),
    ]
  }
}
