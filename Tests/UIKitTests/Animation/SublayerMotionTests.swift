import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Motions of layers that are no view's") struct SublayerMotionTests {
  /// Keeps what it is told.
  private final class TreeDisplay: Display {
    var traits = DisplayTraits(size: CGSize(width: 320, height: 480))
    let text: any TextMeasuring
    private(set) var tree = NodeTree()
    private(set) var mistakes: [NodeTree.Mistake] = []
    private(set) var moves: [(node: NodeID, motion: Motion)] = []
    private(set) var stills: [NodeID] = []

    init(_ text: any TextMeasuring) { self.text = text }

    func apply(_ batch: [Change]) {
      for change in batch {
        do throws(NodeTree.Mistake) { try tree.apply(change) } catch { mistakes.append(error) }
        switch change {
        case .move(let node, let motion): moves.append((node, motion))
        case .still(let node, _): stills.append(node)
        default: break
        }
      }
    }

    func take() -> [(node: NodeID, motion: Motion)] {
      CATransaction.flush()
      defer { moves = [] }
      return moves
    }

    func run(_ receive: @escaping @MainActor (Input) -> Void) {}
    func stop() {}
  }

  /// Shows a view of 100 × 100 points at (10, 10) with a red layer of 20 × 10 at (5, 5).
  private func showing(_ body: (UIView, CALayer, TreeDisplay) throws -> Void) throws {
    let former = UIApplication.shared.display
    let display = TreeDisplay(former.text)
    UIApplication.shared.display = display
    defer { UIApplication.shared.display = former }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    window.isHidden = false
    _ = display.take()
    let count = display.tree.count
    try body(view, layer, display)
    view.removeFromSuperview()
    CATransaction.flush()
    #expect(display.mistakes == [])
    #expect(display.tree.count == count - 1)
    window.isHidden = true
  }

  private func animation(_ key: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 2
    return animation
  }

  @Test func `are those of nodes of its own, and it is no part of the picture any more`() throws {
    try showing { view, layer, display in
      let id = try #require(view.nodeID)
      #expect(try #require(display.tree[id]).content.body != NodeContent.Body.none)
      #expect(display.tree.children(of: id) == [])
      layer.add(animation("position.x", from: 15, to: 55), forKey: nil)
      layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      layer.add(animation("cornerRadius", from: 0, to: 4), forKey: nil)
      let moves = display.take()
      #expect(
        moves.map(\.motion.track) == [
          .offset([.zero, CGPoint(x: 40, y: 0)]), .opacity([0, 1]), .cornerRadius([0, 4]),
        ])
      #expect(try #require(display.tree[id]).content.body == NodeContent.Body.none)
      let anchor = moves[0].node
      #expect(moves[1].node == anchor)
      #expect(display.tree.children(of: id) == [anchor])
      let place = CGRect(x: 15, y: 10, width: 0, height: 0)
      #expect(display.tree[anchor]?.placement.frame == place)
      let box = moves[2].node
      #expect(display.tree.children(of: anchor) == [box])
      #expect(
        display.tree[box]?.placement.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
      #expect(display.tree[box]?.content.box.background == Color(red: 1, green: 0, blue: 0))
      layer.removeAllAnimations()
      CATransaction.flush()
      #expect(Set(display.stills) == [anchor, box])
    }
  }

  @Test func `turn a layer about its anchor point, with what is in it`() throws {
    try showing { view, layer, display in
      let inner = CAShapeLayer()
      inner.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 4), transform: nil)
      layer.addSublayer(inner)
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      layer.add(animation("transform.rotation", from: 0, to: CGFloat.pi), forKey: nil)
      let moves = display.take().filter {
        if case .rotation = $0.motion.track { true } else { false }
      }
      let node = try #require(moves.first?.node)
      let placement = try #require(display.tree[node]?.placement)
      #expect(placement.frame == CGRect(x: 15, y: 10, width: 0, height: 0))
      #expect(placement.transform?.a == 2 && placement.transform?.d == 3)
      let box = try #require(display.tree.children(of: node).first)
      #expect(display.tree[box]?.placement.frame == CGRect(x: 0, y: -10, width: 20, height: 10))
      #expect(display.tree.children(of: box).count == 2)
      let innerBox = try #require(
        display.tree.children(of: display.tree.children(of: box)[1]).first)
      let picture = try #require(display.tree.children(of: innerBox).first)
      // A shape shows beyond bounds of no size.
      #expect(
        display.tree[picture]?.placement.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
      inner.removeFromSuperlayer()
      CATransaction.flush()
      #expect(display.tree.children(of: box).count == 1)
    }
  }

  @Test func `begin by themselves when a layer that shows changes, unless that is disabled`() throws
  {
    try showing { view, layer, display in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 25
      CATransaction.commit()
      #expect(display.take().isEmpty)
      #expect(layer.animationKeys() == nil)
      layer.position.x = 45
      layer.opacity = 0.5
      let moves = display.take()
      #expect(
        moves.map(\.motion.track) == [
          .offset([CGPoint(x: -20, y: 0), .zero]), .opacity([1, 0.5]),
        ])
      #expect(moves.allSatisfy { $0.motion.duration == 0.25 })
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 1
      #expect(display.take().isEmpty)
      let fresh = CALayer()
      fresh.position = CGPoint(x: 1, y: 1)
      view.layer.addSublayer(fresh)
      fresh.position = CGPoint(x: 2, y: 2)
      #expect(display.take().isEmpty)
    }
  }

  @Test func `that began before the view showed go on from where they are`() throws {
    try showing { view, layer, display in
      let superview = view.superview
      view.removeFromSuperview()
      CATransaction.flush()
      let spin = animation("transform.rotation", from: 0, to: CGFloat.pi)
      spin.repeatCount = .infinity
      layer.add(spin, forKey: nil)
      view.layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      #expect(display.take().isEmpty)
      superview?.addSubview(view)
      let moves = display.take()
      #expect(moves.map(\.motion.track) == [.opacity([0, 1]), .rotation([0, .pi])])
      #expect(moves.first?.node == view.nodeID)
      #expect(moves.allSatisfy { $0.motion.delay <= 0 && $0.motion.delay > -2 })
      #expect(display.take().isEmpty)
    }
  }
}
