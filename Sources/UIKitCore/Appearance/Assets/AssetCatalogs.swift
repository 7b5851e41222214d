import Foundation
import Synchronization

/// The catalogs of bundles and their sets, each of which is read once.
enum AssetCatalogs {
  private static let known = Mutex<[String: [AssetCatalog]]>([:])
  /// The sets by their folders; `nil` for a set that can't be read, which was reported.
  private static let sets = Mutex<[String: AssetSet?]>([:])

  /// Returns the first set with a name in the bundle's catalogs. For the main bundle, the catalogs of the program's
  /// resource bundles are searched too.
  static func set(
    _ name: String, of kinds: [AssetCatalog.Kind], in bundle: Bundle?
  ) -> (set: AssetSet, bundle: Bundle)? {
    for bundle in ResourceBundles.searched(for: bundle) {
      for catalog in catalogs(in: bundle) {
        if let set = catalog.folder(name, of: kinds).flatMap(set(in:)) { return (set, bundle) }
      }
    }
    return nil
  }

  private static func set(in folder: String) -> AssetSet? {
    sets.withLock { sets in
      if let set = sets[folder] { return set }
      let set = AssetSet(path: folder)
      sets[folder] = .some(set)
      return set
    }
  }

  private static func catalogs(in bundle: Bundle) -> [AssetCatalog] {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    return known.withLock { known in
      if let catalogs = known[folder] { return catalogs }
      let catalogs = paths(in: folder).map(AssetCatalog.init(path:))
      known[folder] = catalogs
      return catalogs
    }
  }

  /// Copied resources keep their folders, so catalogs are searched in subfolders.
  private static func paths(in folder: String) -> [String] {
    var paths: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".xcassets") else { continue }
      paths.append(folder + "/" + path)
      files?.skipDescendants()
    }
    return paths.sorted()
  }
}
