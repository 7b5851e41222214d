import Foundation
import Testing

@testable import PorticoSource

@Suite("The names in catalogs")
struct AssetSymbolTests {
  @Test(
    "are constants in camel case, without what their kind says",
    arguments: [
      ("logo", "logo"), ("ic-back_arrow", "icBackArrow"), ("URLIcon", "urlIcon"),
      ("LaunchImage", "launch"), ("Image", "image"), ("24px", "_24px"), ("AB", "ab"), ("A", "a"),
      ("my image", "myImage"), ("photo Image", "photo"), ("icon24", "icon24"),
    ])
  func names(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "Image") == symbol)
  }

  @Test("are declared where the sources do not, in the namespaces of their groups")
  func declarations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in ["Logo.imageset", "Theme/BrandColor.colorset", "own.colorset", "red.colorset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Media.xcassets/\(set)"),
        withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
      to: folder.appendingPathComponent("Media.xcassets/Theme/Contents.json"))
    let support = Translation(
      ["import UIKit\nextension UIColor { static let own = UIColor.black }"], hasResources: true,
      assets: AssetSymbols(catalogs: [folder.appendingPathComponent("Media.xcassets").path])
    ).support
    func isThere(_ line: String) -> Bool { support.contains(line) }
    #expect(isThere("static let `logo` = ImageResource(name: \"Logo\", bundle: .main)"))
    #expect(isThere("static var `logo`: UIImage { UIImage(resource: ImageResource.`logo`) }"))
    #expect(isThere("extension ColorResource {\n  enum Theme {}\n}"))
    #expect(
      isThere(
        "extension ColorResource.Theme {\n  static let `brand` = "
          + "ColorResource(name: \"Theme/BrandColor\", bundle: .main)"
      ))
    #expect(
      isThere("static var `brand`: UIColor { UIColor(resource: ColorResource.Theme.`brand`) }"))
    #expect(isThere("static let `own`") && !isThere("static var `own`"))
    #expect(isThere("static let `red`") && !isThere("static var `red`"))
  }
}
