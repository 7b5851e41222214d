import Foundation
import Testing
import UIKit

@MainActor @Suite("Shades of gray") struct GrayColorTests {
  @Test(
    "have two components in a monochrome space",
    arguments: [
      (UIColor(white: 0.25, alpha: 0.5), [0.25, 0.5]), (.black, [0, 1]), (.white, [1, 1]),
      (.lightGray, [2.0 / 3, 1]), (.clear, [0, 0]), (.white.withAlphaComponent(0.5), [1, 0.5]),
      (.label, [0, 1]), (UIColor(cgColor: UIColor.gray.cgColor.copy(alpha: 0)!), [0.5, 0]),
    ] as [(UIColor, [CGFloat])])
  func components(color: UIColor, components: [CGFloat]) {
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(color.cgColor.numberOfComponents == 2 && color.cgColor.components == components)
    #expect(color.cgColor.colorSpace?.model == .monochrome)
    #expect(color.cgColor.colorSpace == CGColorSpace(name: CGColorSpace.extendedGray))
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(color.getWhite(&white, alpha: &alpha) && [white, alpha] == components)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [white, white, white, components[1]])
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
  }

  @Test("equal other shades of gray, but no color in another space")
  func equality() throws {
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(UIColor.white == UIColor(white: 1, alpha: 1) && UIColor.white != white)
    #expect(UIColor.white.cgColor != white.cgColor)
    let rgb = CGColorSpaceCreateDeviceRGB()
    #expect(
      UIColor.white.cgColor.converted(to: rgb, intent: .defaultIntent, options: nil)
        == white.cgColor)
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.lightGray, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .lightGray)
  }
}
