import Foundation
import PorticoCheck

/// The public properties of views, controllers, items and recognizers that can be set, as UIKit's sources
/// declare them.
struct SetterList {
  struct Setter {
    let type: String
    let property: String
    /// The folder of UIKit that declares it.
    let folder: String
  }

  private(set) var setters: [Setter] = []

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let bases: Set<String> = [
    "UIView", "UIViewController", "UIBarItem", "UINavigationItem", "UIGestureRecognizer",
  ]
  static let generated = root.appendingPathComponent("Tests/Swift5ClientTests/Setters/Generated")

  init() throws {
    let sources = Self.root.appendingPathComponent("Sources/UIKitCore")
    var parents: [String: String] = [:]
    var found: [Setter] = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let bytes = Array(text.utf8)
      for type in SourceOutline(text).declarations {
        guard let name = type.type else { continue }
        let source = String(decoding: bytes[type.range], as: UTF8.self)
        if let match = source.firstMatch(of: #/class \w+(?:<[^>]*>)?:\s*(\w+)/#),
          parents[name] == nil
        {
          parents[name] = String(match.1)
        }
        for member in type.members where member.key.hasPrefix("var ") {
          guard Self.isSettable(String(decoding: bytes[member.range], as: UTF8.self)) else {
            continue
          }
          found.append(
            Setter(
              type: name, property: String(member.key.dropFirst(4)),
              folder: String(path.prefix { $0 != "/" })))
        }
      }
    }
    setters = found.filter { setter in
      sequence(first: setter.type) { parents[$0] }.prefix(20).contains { Self.bases.contains($0) }
    }
  }

  private static func isSettable(_ source: String) -> Bool {
    let words = source.prefix { $0 != ":" && $0 != "=" && $0 != "{" }.split(separator: " ")
    guard words.contains("open") || words.contains("public"),
      !words.contains(where: {
        ["static", "class", "override"].contains($0) || $0.hasSuffix("(set)")
      })
    else { return false }
    return !source.contains("{") || source.contains(#/\b(set|willSet|didSet)\b[^\w:]*\{/#)
      || source.contains(#/= \{/#)
  }

  // MARK: Code

  /// Sets all of them, by folder.
  var code: [String: String] {
    Dictionary(grouping: setters, by: \.folder).mapValues { setters in
      var types: [String] = []
      for setter in setters where !types.contains(setter.type) { types.append(setter.type) }
      var text = """
        // Written by SetterListTests: PORTICO_WRITE=1 writes it anew.
        import UIKit

        extension SetterTests {
          func test\(setters[0].folder)() {

        """
      for type in types {
        text += "    tryOut(\(Self.makers[type] ?? "\(type)()")) { object in\n"
        for setter in setters where setter.type == type {
          let (name, property) = ("\(type).\(setter.property)", "object.\(setter.property)")
          let line = "      expect(\"\(name)\") { \(property) = \(property) }\n"
          text +=
            line.count <= 101
            ? line : "      expect(\"\(name)\") {\n        \(property) = \(property)\n      }\n"
        }
        text += "    }\n"
      }
      return text + "  }\n}\n"
    }
  }

  /// How to make what can't be made from nothing.
  private static let makers = [
    "UICollectionView":
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewController":
      "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
    "UIListContentView": "UIListContentView(configuration: .cell())",
    "UIContentUnavailableView": "UIContentUnavailableView(configuration: .empty())",
    "UIActivityViewController":
      "UIActivityViewController(activityItems: [], applicationActivities: nil)",
    "UIDocumentPickerViewController": "UIDocumentPickerViewController(forOpeningContentTypes: [])",
    "UISearchController": "UISearchController(searchResultsController: nil)",
    "UISplitViewController": "UISplitViewController(style: .doubleColumn)",
    "UINavigationItem": "UINavigationItem(title: \"\")",
  ]
}
