import Foundation

/// A folder in which Xcode keeps images, colors and data, `Name.xcassets`.
///
/// Xcode compiles it for devices. Here its files are read directly, when one of its assets is first used.
struct AssetCatalog: Sendable {
  /// The kind of a set's assets, with the extension of its folder.
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case symbol = "symbolset"
    case icon = "appiconset"
    case launchImage = "launchimage"
    case color = "colorset"
    case data = "dataset"
  }

  /// The folders of the sets by kind and name.
  private var folders: [Kind: [String: String]] = [:]

  init(path: String) {
    read(path, prefix: "", depth: 0)
  }

  /// Returns the folder of the set with a name. The names of groups that provide a namespace precede the name.
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
