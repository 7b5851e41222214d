import Testing
import UIKit

@MainActor @Suite("A view's geometry") struct GeometryTests {
  @Test("keeps frame, bounds and center in step")
  func inStep() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 50, height: 60))
  }

  @Test("takes frames with negative sizes for the rectangle they cover")
  func negativeSize() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test("transforms about the center")
  func transform() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 5, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 20, y: 15))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 10) < 1e-9)
    #expect(abs(view.frame.height - 20) < 1e-9)
  }

  @Test("converts between views that share a root, through scroll offsets and transforms")
  func conversion() {
    let root = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 5, y: 40, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    root.addSubview(other)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 20))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -85, y: -80))
    #expect(inner.convert(CGPoint(x: 15, y: 20), from: root) == .zero)
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 15, y: 20, width: 20, height: 20))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 5, y: 10, width: 40, height: 40))
  }

  @Test("finds the front-most view that takes touches")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 99, y: 0), with: nil) === root)
  }

  @Test("A view turns about its anchor")
  func anchors() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.center == CGPoint(x: 5, y: 10) && view.layer.position == view.center)
    #expect(view.frame.origin == CGPoint(x: 5, y: 10))
    let parent = UIView()
    parent.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 5, y: 10, width: 20, height: 60))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 7, y: 13))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(view.center == .zero && view.bounds.size == CGSize(width: 20, height: 10))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("Where views have no direction of their own, it is that which is asked about")
  func directions() {
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  }
}
