import Foundation
import Testing
import UIKit

/// As Apple's documentation of `CIColor` and of `UIColor.ciColor` has it.
@Suite("A colour of Core Image") struct CoreImageColorTests {
  @Test("has the components that it was made of")
  func components() {
    let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(CIColor(red: 1, green: 0, blue: 0) == .red && CIColor.red.alpha == 1)
    #expect(CIColor(color: UIColor(white: 1, alpha: 1)) == .white)
    #expect(CIColor(cgColor: UIColor.blue.cgColor) == .blue)
    #expect(color != .gray && color.numberOfComponents == 4)
  }

  @Test("is written as text and read again")
  func text() {
    let color = CIColor(red: 0.25, green: 1, blue: 0, alpha: 0.5)
    #expect(color.stringRepresentation == "0.25 1 0 0.5")
    #expect(CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(string: "0 0 1") == .blue)
  }

  @Test("is that of the interface's colour which was made of it")
  func interfaceColor() {
    let color = CIColor(red: 0, green: 0.5, blue: 1)
    let made = UIColor(ciColor: color)
    #expect(made == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(made.ciColor === color)
  }
}
