import DisplayInterface
import Testing
import UIKit
import UIKitCore

/// What displays are told of a view's layer.
@MainActor @Suite("Layers on displays") struct ShownLayerTests {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

  /// As told by the turn that made the change.
  private func node() throws -> (content: Content, placement: Placement) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let changes = Renderer.snapshot(of: [window]).compactMap { change in
      if case .create(_, let content, let placement) = change { (content, placement) } else { nil }
    }
    return try #require(changes.last)
  }

  @Test("A shadow is told with its opacity, unless the layer cuts it off")
  func shadow() throws {
    #expect(try node().content.box.shadow == nil)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowColor = UIColor.red.withAlphaComponent(0.5).cgColor
    view.layer.shadowRadius = 2
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.25)
    var wanted = Shadow(color: color, offset: CGSize(width: 0, height: -3), radius: 2)
    #expect(try node().content.box.shadow == wanted)
    view.bounds.origin = CGPoint(x: 5, y: 5)
    view.layer.shadowPath = CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil)
    wanted.path = [
      .move(.zero), .line(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 1, y: 1)),
      .line(CGPoint(x: 0, y: 1)), .close,
    ]
    #expect(try node().content.box.shadow == wanted)
    view.clipsToBounds = true
    #expect(try node().content.box.shadow == nil)
  }

  @Test("A mask of a filled path is told as that path; any other as a picture")
  func mask() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    shape.frame = CGRect(x: 10, y: 0, width: 4, height: 4)
    view.layer.mask = shape
    guard case .path(let steps, isEvenOdd: false) = try node().content.box.mask else {
      Issue.record("no path")
      return
    }
    #expect(steps.first == .move(CGPoint(x: 10, y: 0)) && steps.count == 5)
    shape.opacity = 0.5
    guard case .image(let image) = try node().content.box.mask,
      case .pixels(let pixels, let width, let height) = image.source
    else {
      Issue.record("no picture")
      return
    }
    #expect(image.size == CGSize(width: 40, height: 20) && height == width / 2)
    let scale = width / 40
    #expect([9, 11, 15].map { pixels[(scale * width + $0 * scale) * 4 + 3] } == [0, 128, 0])
    view.mask = UIView()
    #expect(view.layer.mask === view.mask?.layer)
    view.mask = nil
    #expect(try node().content.box.mask == nil)
  }

  @Test("A visual effect blurs what is behind it")
  func blur() {
    let effects = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    #expect(effects.shownContent.box.blursBackdrop)
    effects.effect = nil
    #expect(!effects.shownContent.box.blursBackdrop)
  }

  @Test("A view that is turned or scaled is told with its matrix, one that is moved is not")
  func transform() throws {
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(try node().placement.transform == nil)
    #expect(try node().placement.frame.minX == 15)
    view.transform = CGAffineTransform(scaleX: -1, y: 2)
    let placement = try node().placement
    let size = CGSize(width: 40, height: 20)
    #expect(placement.transform == Placement.Transform(size: size, a: -1, b: 0, c: 0, d: 2))
    #expect(placement.frame == CGRect(x: 10, y: 0, width: 40, height: 40))
    #expect(placement.box == CGRect(x: 10, y: 10, width: 40, height: 20))
  }
}
