import Foundation
import Testing
import UIKitCore

@MainActor @Suite("The property list of a bundle") struct PropertyListTests {
  @Test(
    "It's found where Foundation finds it",
    arguments: [
      "Info.plist", "Resources/Info.plist", "Contents/Info.plist", "Support Files/Info.plist",
      "Other/Info.plist", nil,
    ])
  func places(path: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let path {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let list = ["CFBundleName": "Name"]
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: file)
    }
    let bundle = try #require(Bundle(path: folder.path))
    let name = AppInformation.propertyList(of: bundle)["CFBundleName"] as? String
    #expect(name == bundle.infoDictionary?["CFBundleName"] as? String)
    if path == "Info.plist" { #expect(name == "Name") }
  }
}
