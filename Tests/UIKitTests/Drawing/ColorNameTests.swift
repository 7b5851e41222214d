import Testing
import UIKit

@Suite("Names of colors") struct ColorNameTests {
  @Test(
    "say hue and lightness",
    arguments: zip(
      [
        UIColor.red, .black, .white, .gray, .systemGray6,
        UIColor(hue: 0.62, saturation: 1, brightness: 0.4, alpha: 1),
        UIColor(hue: 0.35, saturation: 0.3, brightness: 1, alpha: 1), .clear, .orange,
        UIColor(hue: 0.99, saturation: 1, brightness: 1, alpha: 1),
      ],
      [
        "red", "black", "white", "gray", "white", "dark blue", "light green", "transparent",
        "orange",
        "red",
      ]))
  func name(color: UIColor, name: String) {
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).accessibilityName
        == name)
  }
}
