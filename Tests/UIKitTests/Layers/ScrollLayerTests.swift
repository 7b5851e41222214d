import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Scroll layers") struct ScrollLayerTests {
  @Test("scroll in their directions, no further than it takes for a rectangle")
  func scroll() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 10, y: 0, width: 400, height: 400)
    layer.addSublayer(content)
    layer.scroll(to: CGRect(x: 120, y: 20, width: 30, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 50, y: 0))
    content.scroll(CGPoint(x: 90, y: 60))
    #expect(layer.bounds.origin == CGPoint(x: 100, y: 60))
    #expect(content.visibleRect == CGRect(x: 90, y: 60, width: 100, height: 100))
    content.scrollRectToVisible(CGRect(x: 0, y: 70, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 60))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint.zero)
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 0))
  }

  @Test func `a transform layer is not hit itself`() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(inner)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === inner)
    #expect(layer.hitTest(CGPoint(x: 20, y: 20)) == nil)
  }
}
