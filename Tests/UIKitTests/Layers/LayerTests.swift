import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.serialized) struct LayerTests {
  private func render(_ layer: CALayer, _ size: CGFloat = 20) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: size, height: size), format: format
    ).image { layer.render(in: $0.cgContext) }
  }

  @Test("A text layer takes a font of Core Graphics")
  func fonts() throws {
    let layer = CATextLayer()
    layer.string = "text"
    layer.fontSize = 20
    let name = UIFont.boldSystemFont(ofSize: 9).fontName
    layer.font = name
    let size = layer.preferredFrameSize()
    layer.font = CGFont(name as CFString)
    #expect(layer.preferredFrameSize() == size)
    #expect(CGFont("") == nil)
    #expect(CGFont("A") == CGFont("A"))
  }

  @Test("A text layer draws its text where it is aligned, and shortens what is too long")
  func drawnText() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    layer.foregroundColor = UIColor.red.cgColor
    layer.fontSize = 12
    layer.string = "ab"
    /// The columns in which something is red.
    func columns() throws -> ClosedRange<Int> {
      let image = try #require(render(layer, 80).cgImage)
      let red = stride(from: 0, to: image.pixels.count, by: 4)
        .filter { image.pixels[$0] > 100 && image.pixels[$0 + 3] > 100 }
        .map { $0 / 4 % image.width }
      return try #require(red.min())...(try #require(red.max()))
    }
    #expect(try columns().upperBound < 25)
    layer.alignmentMode = .right
    #expect(try columns().lowerBound > 60)
    layer.alignmentMode = .center
    #expect(try (25...55).contains(columns().lowerBound))
    layer.alignmentMode = .left
    layer.string = String(repeating: "m", count: 40)
    let whole = render(layer, 80)
    layer.truncationMode = .end
    let end = render(layer, 80)
    layer.truncationMode = .start
    #expect(try columns().upperBound < 80)
    #expect(end.cgImage?.pixels != whole.cgImage?.pixels)
    #expect(end.cgImage?.pixels != render(layer, 80).cgImage?.pixels)
  }

  @Test("A layer draws anew when its bounds change, if it is told to")
  func boundsChange() {
    let layer = CALayer()
    layer.displayIfNeeded()
    layer.bounds.size.width = 2
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 3
    #expect(layer.needsDisplay())
  }

  @Test("Layers are in the order of subviews and of where they were inserted")
  func order() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    let (back, front) = (CALayer(), CALayer())
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(front)
    #expect(view.layer.sublayers == [back, first.layer, second.layer, front])
    let middle = CALayer()
    view.layer.insertSublayer(middle, above: first.layer)
    #expect(view.layer.sublayers == [back, first.layer, middle, second.layer, front])
    back.removeFromSuperlayer()
    #expect(view.layer.sublayers?.first == first.layer)
    #expect(back.superlayer == nil)
    #expect(middle.superlayer === view.layer)
    #expect(first.layer.superlayer === view.layer)
    #expect(CALayer().sublayers == nil)
  }

  @Test("Frames follow bounds, position, anchor and transform")
  func geometry() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    let child = CALayer()
    child.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    layer.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 1, y: 1))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: -3, y: 2))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.layer.value(forKeyPath: "transform.scale") as? CGFloat == 3)
    view.layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
    #expect(abs(view.transform.a + 3) < 1e-9)
  }

  @Test("A layer draws its background, border, shape and sublayers")
  func rendering() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = UIColor.blue.cgColor
    layer.borderWidth = 2
    layer.borderColor = UIColor.red.cgColor
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath
    shape.fillColor = UIColor.green.cgColor
    layer.addSublayer(shape)
    let image = render(layer)
    #expect(image.pixel(0, 10) == [255, 0, 0, 255])
    #expect(image.pixel(3, 10) == [0, 0, 255, 255])
    #expect(image.pixel(7, 10) == [0, 255, 0, 255])
    #expect(image.pixel(12, 10) == [0, 0, 255, 255])
    layer.opacity = 0.5
    #expect(render(layer).pixel(7, 10) == [0, 255, 0, 128])
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    mask.backgroundColor = UIColor.black.cgColor
    layer.opacity = 1
    layer.mask = mask
    #expect(render(layer).pixel(3, 5)[3] == 255)
    #expect(render(layer).pixel(3, 15)[3] == 0)
  }

  @Test("Rounded corners cut off only where they mask")
  func corners() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = UIColor.blue.cgColor
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(render(layer).pixel(0, 0)[3] == 0)
    #expect(render(layer).pixel(19, 19)[3] == 255)
  }

  @Test("A part of a line shows between strokeStart and strokeEnd")
  func strokes() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    shape.path = path.cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    let image = render(shape)
    #expect(image.pixel(4, 10)[3] == 0)
    #expect(image.pixel(5, 10) == [255, 0, 0, 255])
    #expect(image.pixel(9, 10) == [255, 0, 0, 255])
    #expect(image.pixel(10, 10)[3] == 0)
  }

  @Test("A view takes the layer of its class, and shows what its layers draw")
  func layerClasses() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Own: CALayer {}
    final class OwnView: UIView {
      override class var layerClass: AnyClass { Own.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let gradient = try #require(view.layer as? CAGradientLayer)
    #expect(view.contentBody() == .none)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    guard case .image = view.contentBody() else {
      Issue.record("shows nothing")
      return
    }
    #expect(OwnView().layer is Own)
    let image = render(view.layer, 10)
    #expect(image.pixel(5, 0)[0] < image.pixel(5, 9)[0])
    let plain = UIView(frame: view.frame)
    let added = CALayer()
    added.frame = plain.bounds
    added.backgroundColor = UIColor.red.cgColor
    plain.layer.addSublayer(added)
    guard case .image = plain.contentBody() else {
      Issue.record("shows nothing")
      return
    }
    added.removeFromSuperlayer()
    #expect(plain.contentBody() == .none)
  }

  final class Delegate: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  @Test("An animation ends after its time, tells its delegate and leaves its layer")
  func animations() {
    let timeline = AnimationTimeline.current
    timeline.isManual = true
    defer { timeline.isManual = false }
    let layer = CALayer()
    let delegate = Delegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 1
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.delegate = delegate
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    layer.add(animation, forKey: "fade")
    CATransaction.commit()
    #expect(layer.animationKeys() == ["fade"])
    let running = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(running?.toValue as? Int == 0)
    #expect(running !== animation)
    timeline.advance(by: 3.9)
    #expect(delegate.log == ["start"])
    #expect(!isComplete)
    timeline.advance(by: 0.2)
    #expect(delegate.log == ["start", "stop true"])
    #expect(isComplete)
    #expect(layer.animationKeys() == nil)
    #expect(layer.opacity == 1)
    layer.add(animation, forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    timeline.advance(by: 1)
    #expect(delegate.log.suffix(2).contains("stop false"))
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    timeline.advance(by: 10)
    #expect(delegate.log.last == "stop true")
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "endless")
    timeline.advance(by: 1000)
    #expect(layer.animation(forKey: "endless") != nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("Timing functions and springs have the numbers of their names")
  func timing() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    #expect(
      CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9)
    #expect(spring.settlingDuration > 0.5)
  }

  // developer.apple.com/documentation/uikit/uiview/layerclass
  @Test("A view's layer is made by the initializer of its class")
  func layerClass() throws {
    final class Dial: CAShapeLayer {
      var turns: Int
      let marks: [String] = ["a"]
      override init() {
        turns = 3
        super.init()
      }
      override init(layer: Any) {
        turns = 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Face: UIView {
      override class var layerClass: AnyClass { Dial.self }
    }
    let face = Face(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let dial = try #require(face.layer as? Dial)
    #expect(dial.turns == 3 && dial.marks == ["a"])
    #expect(dial.bounds.size == CGSize(width: 10, height: 20))
  }
}
