import Foundation

/// The constants that Xcode generates for the names in asset catalogs: `UIImage(resource: .logo)`, `UIColor.brand`.
package struct AssetSymbols: Sendable {
  private struct Asset: Sendable {
    let namespace: [String]
    let symbol: String
    let name: String
  }

  private var images: [Asset] = []
  private var colors: [Asset] = []

  /// - Parameter catalogs: The paths of the catalogs' folders.
  package init(catalogs: [String] = []) {
    for catalog in catalogs { read(catalog, namespace: [], prefix: "", depth: 0) }
  }

  private mutating func read(_ path: String, namespace: [String], prefix: String, depth: Int) {
    let deepest = 64  // A link may lead around.
    let files = FileManager.default
    guard depth < deepest, let names = try? files.contentsOfDirectory(atPath: path) else { return }
    for file in names.sorted() {
      let child = path + "/" + file
      let name = (file as NSString).deletingPathExtension
      func asset(_ ending: String) -> Asset {
        Asset(
          namespace: namespace, symbol: Self.symbol(name, without: ending), name: prefix + name)
      }
      switch (file as NSString).pathExtension {
      case "imageset", "symbolset": images.append(asset("Image"))
      case "colorset": colors.append(asset("Color"))
      case "json", "appiconset", "dataset", "launchimage": break
      default:
        let isNamespace = Self.providesNamespace(child)
        read(
          child, namespace: namespace + (isNamespace ? [Self.type(name)] : []),
          prefix: prefix + (isNamespace ? name + "/" : ""), depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  // MARK: Names

  /// Returns the name in camel case: `icBackArrow` for `ic-back_arrow`, `urlIcon` for `URLIcon`.
  static func symbol(_ name: String, without ending: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last, last.hasSuffix(ending), name.count > ending.count {
      words[words.count - 1] = String(last.dropLast(ending.count))
      if words[words.count - 1].isEmpty { words.removeLast() }
    }
    guard let first = words.first else { return "_" }
    var capitals = first.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word.
    if capitals > 1, capitals < first.count, first.dropFirst(capitals).first?.isLetter == true {
      capitals -= 1
    }
    let start = first.prefix(capitals).lowercased() + first.dropFirst(capitals)
    let symbol = start + words.dropFirst().map(capitalized).joined()
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  private static func type(_ name: String) -> String {
    let type = name.split { !$0.isLetter && !$0.isNumber }.map { capitalized(String($0)) }.joined()
    return type.first?.isNumber == true ? "_" + type : type
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  // MARK: Declarations

  /// Returns the declarations of the constants.
  ///
  /// - Parameter declared: Returns the names of the members that the module's own extensions add to a class.
  func declarations(_ declared: (_ type: String) -> Set<String>) -> String {
    Self.declarations(images, "ImageResource", "UIImage", declared)
      + Self.declarations(colors, "ColorResource", "UIColor", declared)
  }

  private static func declarations(
    _ assets: [Asset], _ resource: String, _ type: String, _ declared: (String) -> Set<String>
  ) -> String {
    var seen: Set<String> = []
    // Of two assets with the same constant, only the first gets one, as in Xcode.
    let assets = assets.filter {
      seen.insert(($0.namespace + [$0.symbol]).joined(separator: ".")).inserted
    }
    let taken = declared(type).union(type == "UIColor" ? systemColors : systemImages)
    return tree(assets, in: resource, declared(resource)) { asset in
      let place = "name: \(literal(asset.name)), bundle: .main"
      return "static let `\(asset.symbol)` = \(resource)(\(place))"
    }
      + tree(assets, in: type, taken) { asset in
        let path = ([resource] + asset.namespace + ["`\(asset.symbol)`"]).joined(separator: ".")
        return "static var `\(asset.symbol)`: \(type) { \(type)(resource: \(path)) }"
      }
  }

  /// Returns extensions of a type and of the namespaces in it.
  private static func tree(
    _ assets: [Asset], in type: String, _ taken: Set<String>, _ member: (Asset) -> String
  ) -> String {
    let groups = Dictionary(grouping: assets, by: \.namespace)
    var spaces = Set(assets.map(\.namespace).filter { !$0.isEmpty })
    for space in spaces { for length in 1..<space.count { spaces.insert(Array(space[..<length])) } }
    var text = ""
    for space in spaces.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let outer = ([type] + space.dropLast()).joined(separator: ".")
      text += "\nnonisolated extension \(outer) {\n  enum \(space[space.count - 1]) {}\n}\n"
    }
    for (space, assets) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let members = assets.filter { !space.isEmpty || !taken.contains($0.symbol) }
      guard !members.isEmpty else { continue }
      let lines = members.map { "  \(member($0))\n" }.joined()
      text += "\nnonisolated extension \(([type] + space).joined(separator: ".")) {\n\(lines)}\n"
    }
    return text
  }

  private static func literal(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// The constants that Xcode doesn't generate, because the system has members with these names.
  private static let systemImages: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
  private static let systemColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]
}
