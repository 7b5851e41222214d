import Foundation
import Testing
import UIKit
import UIKitCore

/// `UICornerConfiguration` and `UIView.effectiveRadius(corner:)` in Apple's documentation.
@MainActor @Suite("Corners of views") struct CornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  private func radii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map {
      view.effectiveRadius(corner: $0)
    }
  }

  @Test("Radii are fixed, for all corners or for some, and no larger than half a side")
  func fixed() {
    #expect(radii(view) == [0, 0, 0, 0])
    view.cornerConfiguration = .corners(radius: .fixed(8))
    #expect(radii(view) == [8, 8, 8, 8] && view.layer.cornerRadius == 8)
    view.cornerConfiguration = .corners(
      topLeftRadius: .fixed(8), topRightRadius: nil, bottomLeftRadius: nil,
      bottomRightRadius: .fixed(50))
    #expect(radii(view) == [8, 0, 0, 20])
    #expect(view.layer.cornerRadius == 20)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    #expect(view.effectiveRadius(corner: .allCorners) == 20)
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(4), bottomRadius: .fixed(6))
    #expect(radii(view) == [4, 4, 6, 6])
    view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(4), rightRadius: .fixed(6))
    #expect(radii(view) == [4, 6, 4, 6])
    view.cornerConfiguration = .uniformTopRadius(.fixed(4), bottomRightRadius: .fixed(6))
    #expect(radii(view) == [4, 4, 0, 6])
    view.cornerConfiguration = .uniformLeftRadius(.fixed(4), topRightRadius: .fixed(6))
    #expect(radii(view) == [4, 6, 4, 0])
    view.cornerConfiguration = .uniformBottomRadius(.fixed(4), topLeftRadius: .fixed(6))
    #expect(radii(view) == [6, 0, 4, 4])
    view.cornerConfiguration = .uniformRightRadius(.fixed(4), bottomLeftRadius: .fixed(6))
    #expect(radii(view) == [0, 4, 6, 4])
  }

  @Test("A capsule stays one when the view is laid out in another size")
  func capsule() {
    view.cornerConfiguration = .capsule()
    #expect(radii(view) == [20, 20, 20, 20])
    view.bounds.size.height = 60
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12)
  }

  @Test("A corner has the center of its container's, and at least the minimum")
  func concentric() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let plain = UIView(frame: card.bounds)
    card.layer.cornerRadius = 24
    card.addSubview(plain)
    plain.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(view) == [14, 14, 4, 4])
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
    #expect(radii(view) == [14, 14, 6, 6])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(view) == [14, 14, 14, 14])
    view.frame.size.height = 60
    view.layoutIfNeeded()
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(view) == [14, 14, 14, 14])
  }

  @Test("Each of many views in one another is resolved once")
  func chain() {
    var innermost = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    innermost.layer.cornerRadius = 24
    let card = innermost
    for _ in 0..<40 {
      let next = UIView(frame: innermost.bounds.insetBy(dx: 0.5, dy: 0.5))
      innermost.addSubview(next)
      next.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
      innermost = next
    }
    #expect(radii(innermost) == [4, 4, 4, 4])
    withExtendedLifetime(card) {}
  }
}
