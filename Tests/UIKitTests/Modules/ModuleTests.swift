import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Modules") struct ModuleTests {
  @Test("Core Graphics and Core Animation are there by themselves, and are UIKit's own")
  func modules() {
    let path: UIKitCore.CGPath = CoreGraphicsClient.triangle(
      in: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(CoreGraphicsClient.bounds(of: path, doubled: true).height == 40)
    let layer: UIKitCore.CALayer = QuartzCoreClient.badge(path)
    #expect(layer.opacity == 0.5)
    #expect(layer.transform.m11 == 2)
    #expect(UIBezierPath(cgPath: path).bounds.width == 10)
  }

  @Test("the part for subclasses of gesture recognizers can be imported by its name")
  func submodule() {
    let stage = TouchStage()
    let recognizer = TouchDownRecognizer()
    let log = StateLog(recognizer)
    stage.pad.addGestureRecognizer(recognizer)
    stage.finger.down(10, 10)
    #expect(log.states == [.ended])
    stage.finger.up(10, 10)
  }
}
