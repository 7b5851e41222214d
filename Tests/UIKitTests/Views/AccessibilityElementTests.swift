import Foundation
import Testing
import UIKit

@MainActor @Suite("Accessibility elements") struct AccessibilityElementTests {
  @Test("move with the view that contains them")
  func frames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 4, height: 6))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 13, y: 25))
    view.frame.origin = .zero
    #expect(element.accessibilityFrame.origin == CGPoint(x: 1, y: 2))
    element.accessibilityFrame = CGRect(x: 5, y: 5, width: 2, height: 2)
    #expect(element.accessibilityActivationPoint == CGPoint(x: 6, y: 6))
  }

  @Test("are found by their view")
  func indices() {
    let view = UIView()
    let elements = [1, 2].map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    #expect(view.index(ofAccessibilityElement: elements[1]) == NSNotFound)
    view.accessibilityElements = elements
    #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
  }
}
