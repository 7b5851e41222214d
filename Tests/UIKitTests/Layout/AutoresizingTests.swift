import Testing
import UIKit

@MainActor @Suite struct AutoresizingTests {
  /// Left margin, width and right margin after the superview grew from 100 to 200 points around a
  /// view at 20 with a width of 30.
  func expected(_ left: Bool, _ size: Bool, _ right: Bool) -> (CGFloat, CGFloat) {
    switch (left, size, right) {
    case (false, false, _): (20, 30)
    case (true, false, false): (120, 30)
    case (false, true, false): (20, 130)
    case (true, false, true): (20 + 100 * 20 / 70, 30)
    case (true, true, false): (20 + 100 * 20 / 50, 30 + 100 * 30 / 50)
    case (false, true, true): (20, 30 + 100 * 30 / 80)
    case (true, true, true): (40, 60)
    }
  }

  func expectNear(_ a: CGFloat, _ b: CGFloat, _ comment: Comment) {
    #expect(abs(a - b) < 1e-6, comment)
  }

  @Test("All masks along both axes, by frame and as constraints")
  func masks() {
    for isConstrained in [false, true] {
      for bits in 0..<64 {
        let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
        let root = makeRoot(100, 100)
        let view = UIView(frame: rect(20, 20, 30, 30))
        view.autoresizingMask = mask
        root.addSubview(view)
        let follower = makeChild(of: root)
        if isConstrained {
          NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.leftAnchor),
            follower.rightAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: view.topAnchor),
            follower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
          root.layoutIfNeeded()
          #expect(follower.frame == view.frame)
        }
        root.bounds.size = CGSize(width: 200, height: 200)
        root.layoutIfNeeded()
        let (x, width) = expected(
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin))
        let (y, height) = expected(
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin))
        expectNear(view.frame.minX, x, "\(bits)")
        expectNear(view.frame.width, width, "\(bits)")
        expectNear(view.frame.minY, y, "\(bits)")
        expectNear(view.frame.height, height, "\(bits)")
        if isConstrained {
          #expect(abs(follower.frame.minX - x) <= 0.25, "\(bits)")
          #expect(abs(follower.frame.maxX - (x + width)) <= 0.25, "\(bits)")
          #expect(abs(follower.frame.maxY - (y + height)) <= 0.25, "\(bits)")
        }
      }
    }
  }

  @Test("A frame-based view inside a constrained one follows it in the same pass")
  func frameInConstraints() {
    let root = makeRoot()
    let container = makeChild(of: root)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      container.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      container.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      container.heightAnchor.constraint(equalToConstant: 100),
    ])
    let child = UIView(frame: container.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child)
    let inner = makeChild(of: child)
    NSLayoutConstraint.activate([
      inner.trailingAnchor.constraint(equalTo: child.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
      inner.bottomAnchor.constraint(equalTo: child.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 300, 100))
    #expect(inner.frame == rect(150, 90, 150, 10))
  }

  @Test("Without autoresizesSubviews nothing is resized")
  func off() {
    let root = makeRoot(100, 100)
    root.autoresizesSubviews = false
    let view = UIView(frame: rect(0, 0, 50, 50))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(view.frame.width == 50)
  }

  @Test("Others follow a frame that is set by hand")
  func moved() {
    let root = makeRoot()
    let view = UIView(frame: rect(10, 10, 30, 30))
    root.addSubview(view)
    let follower = makeChild(of: root)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 45, y: 40))
    view.frame = rect(50, 60, 10, 10)
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 65, y: 70))
    view.center = CGPoint(x: 100, y: 100)
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 110, y: 105))
  }
}
