public import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The contents of a data set in a catalog.
open class NSDataAsset: NSObject, NSCopying {
  open private(set) var name: NSDataAssetName
  /// The content of the file.
  open private(set) var data: Data
  /// The uniform type identifier of the data.
  open private(set) var typeIdentifier: String

  /// - Returns: `nil` if the main bundle's catalogs contain no data set with this name.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let (set, _) = AssetCatalogs.set(name, of: [.data], in: bundle),
      let entry = AssetTraits.best(
        of: set.entries.filter { $0.filename != nil }, in: UITraitCollection.current.values,
        \.traits),
      let data = entry.filename.flatMap({
        FileManager.default.contents(atPath: set.path + "/" + $0)
      })
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? "public.data"
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
