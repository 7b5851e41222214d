import Foundation
import Testing
import UIKit

/// As Apple documents it, a layer belongs to no actor; only views do.
@Suite struct `Layers without a view` {
  /// A layer with a value of its own, as libraries in Swift 6 write it.
  final class RingLayer: CALayer {
    var progress: CGFloat

    override init() {
      progress = 0
      super.init()
    }

    nonisolated override init(layer: Any) {
      progress = (layer as? RingLayer)?.progress ?? 0
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
      progress = 0
      super.init(coder: coder)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(gray: 1, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  final class Drawer: NSObject, CALayerDelegate {
    private(set) var layers: [CALayer] = []
    func draw(_ layer: CALayer, in ctx: CGContext) { layers.append(layer) }
  }

  @Test func `are made, placed and drawn on any thread`() async throws {
    let pixels = await Task.detached {
      #expect(!Thread.isMainThread)
      let layer = RingLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
      layer.progress = 0.5
      let delegate = Drawer()
      let below = CAShapeLayer()
      below.delegate = delegate
      layer.addSublayer(below)
      let context = CGContext(
        data: nil, width: 4, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)!
      RingLayer(layer: layer).render(in: context)
      layer.render(in: context)
      #expect(delegate.layers == [below])
      let data = context.data!.assumingMemoryBound(to: UInt8.self)
      return Array(UnsafeBufferPointer(start: data, count: 4))
    }.value
    #expect(pixels == [255, 255, 0, 0])
  }

  @Test func `have the transaction of their thread`() async {
    /// In a transaction of its own: whether actions are disabled there, and on another thread.
    func disabled() -> (here: Bool, elsewhere: Bool) {
      CATransaction.begin()
      defer { CATransaction.commit() }
      CATransaction.setDisableActions(true)
      nonisolated(unsafe) var elsewhere = true
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        elsewhere = CATransaction.disableActions()
        isDone.signal()
      }
      isDone.wait()
      return (CATransaction.disableActions(), elsewhere)
    }
    let (here, elsewhere) = await Task.detached { disabled() }.value
    #expect(here)
    #expect(!elsewhere)
  }

  @Test func `have animations that anyone makes and copies`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    let group = CAAnimationGroup()
    group.animations = [animation]
    let copy = group.copy() as? CAAnimationGroup
    #expect((copy?.animations?.first as? CABasicAnimation)?.toValue as? Double == 0.5)
  }
}
