import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Values in objects` {
  @Test func `are transforms`() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    let value = NSValue(caTransform3D: turn)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, turn))
    let move = CGAffineTransform(translationX: 3, y: 4)
    #expect(NSValue(cgAffineTransform: move).cgAffineTransformValue == move)
    #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == .identity)
    #expect(value.isEqual(NSValue(caTransform3D: turn)))
  }

  @Test func `are what layers take by name`() {
    let layer = CALayer()
    let turn = CATransform3DMakeScale(2, 3, 1)
    layer.setValue(NSValue(caTransform3D: turn), forKeyPath: "transform")
    #expect(CATransform3DEqualToTransform(layer.transform, turn))
    layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKeyPath: "bounds.size")
    layer.setValue(NSValue(cgSize: CGSize(width: 1, height: 2)), forKeyPath: "shadowOffset")
    layer.setValue(true, forKeyPath: "masksToBounds")
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(layer.value(forKeyPath: "masksToBounds") as? Bool == true)
    let rect = layer.value(forKeyPath: "contentsRect") as? NSValue
    #expect(rect?.cgRectValue == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `are numbers and geometry, which casts make of each other`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.setValue(0.5, forKeyPath: "opacity")
    let width = layer.value(forKeyPath: "bounds.size.width")
    #expect(width as? CGFloat == 3)
    #expect(width as? Double == 3)
    #expect(width as? NSNumber == 3)
    #expect(layer.value(forKeyPath: "opacity") as? Float == 0.5)
    #expect(layer.value(forKeyPath: "bounds") as? CGRect == layer.bounds)
    #expect((layer.value(forKeyPath: "bounds") as? NSValue)?.cgRectValue == layer.bounds)
    layer.setValue(7, forKeyPath: "bounds.origin.y")
    #expect(layer.bounds.minY == 7)
    let transform = layer.value(forKey: "transform")
    #expect(transform is CATransform3D && transform is NSValue)
    #expect(!(transform is CGAffineTransform))
    let point: Any = CGPoint(x: 1, y: 2)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((point as? NSValue) as? CGSize == nil)
    let insets: Any = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let offset: Any = CGFloat(2)
    #expect(offset as? NSNumber == 2)
    #expect((["offset": NSNumber(value: 2)] as [String: Any])["offset"] as? CGFloat == 2)
  }

  @Test func `are of shapes and gradients`() {
    let shape = CAShapeLayer()
    shape.setValue(0.25, forKey: "strokeEnd")
    #expect(shape.strokeEnd == 0.25)
    #expect(shape.value(forKey: "strokeEnd") as? CGFloat == 0.25)
    let gradient = CAGradientLayer()
    gradient.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 0)), forKey: "startPoint")
    #expect(gradient.startPoint == CGPoint(x: 1, y: 0))
    gradient.setValue([0.1, 0.9] as [NSNumber], forKey: "locations")
    #expect(gradient.locations == [0.1, 0.9])
  }

  @Test func `are made by the functions of C`() {
    #expect(CGRectInset(CGRectMake(0, 0, 10, 20), 1, 2) == CGRect(x: 1, y: 2, width: 8, height: 16))
    #expect(CGRectGetMidX(CGRectMake(0, 0, 10, 20)) == 5)
    #expect(CGAffineTransformMakeTranslation(1, 2).ty == 2)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == .greatestFiniteMagnitude)
  }

  @Test func `are the average of a pattern`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(UIColor(patternImage: image) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  final class Ring: CALayer {
    var value: CGFloat {
      get { _managedValue("value") }
      set { _setManagedValue(newValue, "value") }
    }
    var owner: NSObject? {
      get { _managedValue("owner") }
      set { _setWeakManagedValue(newValue, "owner") }
    }
    var unit: CGSize {
      get { _managedValue("unit") }
      set { _setManagedValue(newValue, "unit") }
    }
    var asked: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool { key == "value" }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "unit" ? CGSize(width: 1, height: 2) : super.defaultValue(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "value" else { return super.action(forKey: event) }
      asked.append(value)
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 1
      return animation
    }
  }

  // developer.apple.com/documentation/quartzcore/calayer/needsdisplay(forkey:)
  // developer.apple.com/documentation/quartzcore/calayer/action(forkey:)
  @Test("A subclass's managed property is in the values, asks for an action, and is drawn")
  func managed() {
    let ring = Ring()
    #expect(ring.value == 0 && ring.owner == nil && ring.unit == CGSize(width: 1, height: 2))
    #expect(!ring.needsDisplay())
    ring.value = 5
    #expect(ring.value == 5 && ring.value(forKey: "value") as? CGFloat == 5)
    #expect(ring.needsDisplay())
    #expect(ring.animation(forKey: "value") != nil)
    ring.setValue(7, forKey: "value")
    #expect(ring.value == 7 && ring.asked == [0, 5])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.value = 8
    CATransaction.commit()
    #expect(ring.value == 8 && ring.asked == [0, 5])
    var owner: NSObject? = NSObject()
    ring.owner = owner
    #expect(ring.owner === owner)
    owner = nil
    #expect(ring.owner == nil)
    ring.removeAllAnimations()
  }
}
