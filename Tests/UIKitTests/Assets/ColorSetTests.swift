import Foundation
import Testing
import UIKit

@MainActor @Suite("A colour of a catalog") struct ColorSetTests {
  private func color(_ contents: String) throws -> UIColor? {
    let catalog = try CatalogFolder(["Brand.colorset/Contents.json": Data(contents.utf8)])
    return UIColor(named: "Brand", in: catalog.bundle, compatibleWith: nil)
  }

  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "has components as Xcode writes them",
    arguments: [
      #"{"red": "0x80", "green": "0xFF", "blue": "0x00", "alpha": "0.500"}"#,
      #"{"red": "128", "green": "255", "blue": "0", "alpha": "0.500"}"#,
      #"{"red": "0.502", "green": "1.000", "blue": "0.000", "alpha": "0.500"}"#,
      #"{"red": 0.502, "green": 1, "blue": 0, "alpha": 0.5}"#,
    ])
  func components(_ components: String) throws {
    let color = try #require(
      try color(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \(components)}}],
         "info": {"author": "xcode", "version": 1}}
        """))
    #expect(self.components(color, light) == [128, 255, 0, 128])
  }

  @Test("follows the appearance of where it shows")
  func appearances() throws {
    let color = try #require(
      try color(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "display-p3", "components": {"red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
           "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
        """))
    #expect(components(color, light) == [255, 255, 255, 255])
    #expect(components(color, dark) == [255, 0, 0, 255])
    let contrast = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(components(color, contrast) == components(.systemBlue, contrast))
  }

  @Test("is for a device where one is for that alone")
  func idioms() throws {
    func set(_ idiom: String, _ red: String) -> String {
      """
      {"idiom": "\(idiom)", "color": {"color-space": "srgb", "components":
       {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1.000"}}}
      """
    }
    let color = try #require(
      try color(
        "{\"colors\": [\(set("universal", "1.0")), \(set("ipad", "0x33")), \(set("watch", "0x44"))]}"
      ))
    #expect(components(color, UITraitCollection(userInterfaceIdiom: .pad)).first == 0x33)
    #expect(components(color, UITraitCollection(userInterfaceIdiom: .phone)).first == 255)
  }

  @Test("is for the colors that the display has")
  func gamuts() throws {
    func set(_ gamut: String, _ red: String) -> String {
      """
      {"idiom": "universal", "display-gamut": "\(gamut)", "color": {"color-space": "srgb", "components":
       {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1.000"}}}
      """
    }
    let color = try #require(
      try color("{\"colors\": [\(set("sRGB", "0x33")), \(set("display-P3", "0x44"))]}"))
    #expect(components(color, UITraitCollection(displayGamut: .P3)).first == 0x44)
    #expect(components(color, UITraitCollection(displayGamut: .SRGB)).first == 0x33)
    #expect(components(color, UITraitCollection()).first == 0x33)
  }

  @Test("has the names of its groups before its own where they provide a namespace")
  func namespaces() throws {
    let set = Data(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """.utf8)
    let catalog = try CatalogFolder([
      "Theme/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "Theme/Plain/Brand.colorset/Contents.json": set,
      "Group/Contents.json": Data("{}".utf8), "Group/Other.colorset/Contents.json": set,
    ])
    func isThere(_ name: String) -> Bool {
      UIColor(named: name, in: catalog.bundle, compatibleWith: nil) != nil
    }
    #expect(isThere("Theme/Brand") && isThere("Other"))
    #expect(!isThere("Brand") && !isThere("Group/Other"))
  }

  @Test("equals itself, and is none where there is none")
  func equality() throws {
    let catalog = try CatalogFolder([
      "A.colorset/Contents.json": Data(
        #"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#.utf8),
      "Broken.colorset/Contents.json": Data("{\"colors\": [{\"color\": 3}]}".utf8),
    ])
    func color(_ name: String) -> UIColor? {
      UIColor(named: name, in: catalog.bundle, compatibleWith: nil)
    }
    #expect(color("A") != nil && color("A") == color("A"))
    #expect(color("B") == nil && color("Broken") == nil)
  }

  @Test("that can't be read is told once, with the place in its file")
  func broken() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let catalog = try CatalogFolder([
          "Broken.colorset/Contents.json": Data("{\"colors\": [{\"color\": 3}]}".utf8)
        ])
        for _ in 0..<3 {
          _ = UIColor(named: "Broken", in: catalog.bundle, compatibleWith: nil)
        }
      }
    }
    let told = errorText(of: result).components(separatedBy: "can't be read: colors[0].color")
    #expect(told.count == 2)
  }

  @Test("is made of the constant that Xcode makes of its name")
  func resource() throws {
    let catalog = try CatalogFolder([
      "A.colorset/Contents.json": Data(
        #"{"colors": [{"color": {"components": {"red": "1.0", "alpha": "1.0"}}}]}"#.utf8)
    ])
    let color = UIColor(resource: ColorResource(name: "A", bundle: catalog.bundle))
    #expect(components(color, light) == [255, 0, 0, 255])
    #expect(color == UIColor(named: "A", in: catalog.bundle, compatibleWith: nil))
  }
}
