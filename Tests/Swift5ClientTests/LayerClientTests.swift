import UIKit
import XCTest

/// A screen that draws and animates layers, as apps in Swift 5 write it: layers belong to no actor, screens do.
final class LayerClientTests: XCTestCase {
  final class Controller: UIViewController, CAAnimationDelegate, CALayerDelegate {
    let ring = CAShapeLayer()
    var drawn = 0
    var ends: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.layer.cornerRadius = 4
      ring.delegate = self
      view.layer.addSublayer(ring)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      ring.frame = view.bounds
      ring.path = UIBezierPath(ovalIn: view.bounds).cgPath
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
      drawn += 1
      title = "\(drawn)"
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      ends.append(flag)
      view.alpha = 1
    }

    func turn() {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.delegate = self
      ring.add(animation, forKey: "turn")
    }
  }

  func testScreensAreDelegatesOfLayersAndAnimations() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.rootViewController = controller
    window.isHidden = false
    CATransaction.flush()
    XCTAssertEqual(controller.ring.frame, controller.view.bounds)
    XCTAssertGreaterThan(controller.drawn, 0)
    controller.turn()
    controller.ring.removeAnimation(forKey: "turn")
    XCTAssertEqual(controller.ends, [false])
    window.isHidden = true
  }
}
