import DisplayInterface
import Testing
import UIKit
import UIKitCore

/// What displays are told of a view's layer.
@MainActor @Suite("Layers on displays") struct ShownLayerTests {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

  /// As told by the turn that made the change.
  private func node(
    in parent: UIView? = nil
  ) throws -> (content: NodeContent, placement: NodePlacement) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(parent ?? view)
    parent?.addSubview(view)
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

  @Test("What changes in a view that is a mask is told")
  func viewsInMask() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    let mask = UIView(frame: view.bounds)
    let (outer, inner) = (UIView(frame: view.bounds), UIView())
    outer.addSubview(inner)
    mask.addSubview(outer)
    inner.backgroundColor = .black
    view.mask = mask
    /// What the mask lets through at the left and at the right, if the display is told anew.
    func told(after change: () -> Void) -> [UInt8]? {
      CATransaction.flush()
      change()
      guard view.pending.contains(.content),
        case .image(let image) = view.shownContent.box.mask,
        case .pixels(let pixels, let width, _) = image.source
      else { return nil }
      let scale = width / 40
      return [5, 15].map { pixels[(scale * width + $0 * scale) * 4 + 3] }
    }
    #expect(told { inner.frame = CGRect(x: 10, y: 0, width: 10, height: 20) } == [0, 255])
    #expect(told { inner.frame.origin.x = 0 } == [255, 0])
    #expect(told { inner.backgroundColor = nil } == [0, 0])
    #expect(told { outer.backgroundColor = .black } == [255, 255])
    #expect(told { outer.removeFromSuperview() } == [0, 0])
    #expect(told {} == nil)
    window.isHidden = true
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
    #expect(placement.transform == NodePlacement.Transform(size: size, a: -1, b: 0, c: 0, d: 2))
    #expect(placement.frame == CGRect(x: 10, y: 0, width: 40, height: 40))
    #expect(placement.box == CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  /// Where a display shows a corner of the view, from the matrix that it is told.
  private func shown(_ corner: CGPoint, in parent: UIView? = nil) throws -> CGPoint {
    let placement = try node(in: parent).placement
    let rows = try #require(placement.transform?.space)
    let (x, y) = (corner.x - view.bounds.width / 2, corner.y - view.bounds.height / 2)
    let place = (0..<4).map { x * rows[$0] + y * rows[4 + $0] + rows[12 + $0] }
    return CGPoint(
      x: placement.frame.midX + place[0] / place[3], y: placement.frame.midY + place[1] / place[3])
  }

  @Test("A view that is turned out of the plane is told with its matrix in space")
  func space() throws {
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(try node().placement.transform?.size == CGSize(width: 40, height: 20))
    #expect(try abs(shown(CGPoint(x: 40, y: 0)).x - 40) < 1e-9)
    #expect(try abs(shown(CGPoint(x: 40, y: 0)).y - 10) < 1e-9)
    // About its left edge, seen from 100 points: the right edge is 40 points farther away.
    view.transform3D = CATransform3DIdentity
    #expect(try node().placement.transform == nil)
    view.layer.anchorPoint.x = 0
    view.center.x = 10
    var door = CATransform3DIdentity
    door.m34 = -1 / 100
    view.layer.transform = CATransform3DRotate(door, .pi / 2 - 1e-12, 0, 1, 0)
    #expect(try abs(shown(.zero).x - 10) < 1e-9 && abs(shown(.zero).y - 10) < 1e-9)
    let far = try shown(CGPoint(x: 40, y: 0))
    #expect(abs(far.x - 10) < 1e-9 && abs(far.y - (20 - 10 / 1.4)) < 1e-9)
    view.transform = .identity
    #expect(try node().placement.transform == nil)
  }

  @Test("Sublayers are seen from before the middle of their layer")
  func perspective() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    parent.layer.sublayerTransform = transform
    #expect(try shown(.zero, in: parent) == CGPoint(x: 10, y: 10))
    // Half as far away from the eye, all is twice as far from the middle, (50, 50).
    view.layer.zPosition = 50
    #expect(try shown(.zero, in: parent) == CGPoint(x: -30, y: -30))
  }
}
