import Foundation
import Synchronization

/// Images by name, each of which is read once.
enum NamedImages {
  /// The extensions of files and folders that can contain an image.
  static let endings = [".imageset", ".png", ""]

  private struct ImageName: Hashable {
    let name: String
    let bundle: String
  }

  private static let known = Mutex<[ImageName: UIImageAsset]>([:])

  /// - Returns: `nil` if there is no image with this name.
  static func image(
    _ name: String, in bundle: Bundle?, _ traits: UITraitCollection
  ) -> UIImage.Parts? {
    let key = ImageName(name: name, bundle: (bundle ?? .main).bundlePath)
    let asset = known.withLock { known in
      if let asset = known[key] { return asset as UIImageAsset? }
      known[key] = find(name, in: bundle, traits)
      return known[key]
    }
    guard let asset, var parts = asset.variant(for: traits) else { return nil }
    parts.asset = asset
    parts.name = name
    return parts
  }

  private static func find(
    _ name: String, in bundle: Bundle?, _ traits: UITraitCollection
  ) -> UIImageAsset? {
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    if let (set, _) = AssetCatalogs.set(
      plain, of: [.image, .symbol, .icon, .launchImage], in: bundle)
    {
      let images = AssetImages(set)
      if !images.isEmpty { return UIImageAsset { images.parts(for: $0) } }
    }
    for bundle in ResourceBundles.searched(for: bundle) {
      if let parts = ImageFiles.parts(
        named: name, in: bundle, displayScale: traits.displayScale)
      {
        return UIImageAsset { _ in parts }
      }
    }
    return nil
  }
}
