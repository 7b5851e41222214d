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
}
