import Foundation

/// A folder as Xcode keeps images, colours and data in, `Name.xcassets`.
///
/// Xcode compiles it for devices; here it is read as it is, when something of it is first asked for.
struct AssetCatalog: Sendable {
  /// What a set holds, by the ending of its folder.
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case symbol = "symbolset"
    case icon = "appiconset"
    case launchImage = "launchimage"
    case color = "colorset"
    case data = "dataset"
  }

  /// The folders of the sets, by kind and name.
  private var folders: [Kind: [String: String]] = [:]

  init(path: String) {
    read(path, prefix: "", depth: 0)
  }

  /// The folder of the set of a name, which has the names of those of its groups that provide a namespace before it.
  func folder(_ name: String, of kinds: [Kind]) -> String? {
    kinds.lazy.compactMap { folders[$0]?[name] }.first
  }

  private mutating func read(_ path: String, prefix: String, depth: Int) {
    let deepest = 64  // A link may lead around.
    guard depth < deepest else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let child = path + "/" + name
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory),
        isDirectory.boolValue
      else { continue }
      if let kind = Kind(rawValue: (name as NSString).pathExtension) {
        folders[kind, default: [:]][prefix + (name as NSString).deletingPathExtension] = child
      } else {
        let isNamespace = AssetSet(path: child)?.providesNamespace == true
        let space = isNamespace ? (name as NSString).deletingPathExtension + "/" : ""
        read(child, prefix: prefix + space, depth: depth + 1)
      }
    }
  }
}
