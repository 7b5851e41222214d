public import Foundation
import Synchronization
import UIKitDiagnostics

extension UIImage {
  /// The image of a name in the main bundle: in a catalog, else a file.
  ///
  /// The resources of the program's modules stand in for those of the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// - Parameters:
  ///   - name: That of a set in a catalog, with the namespaces of its groups, or of a file; without its ending
  ///     for PNG.
  ///   - bundle: `nil` for the main one.
  ///   - traitCollection: Those for which a variant is chosen first; `nil` for the current ones. Where the image
  ///     shows, the variant follows the traits of that place.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = NamedImages.image(name, in: bundle, traitCollection ?? .current) else {
      MissingResource.tell("image", name, NamedImages.endings, in: bundle)
      return nil
    }
    self.init(parts: image)
  }

  /// The image of a catalog.
  public convenience init(resource: ImageResource) {
    guard let parts = NamedImages.image(resource.name, in: resource.bundle, .current) else {
      let advice = MissingResource(resource.name, NamedImages.endings, in: resource.bundle).advice
      trap("There is no image named '\(resource.name)' in \(resource.bundle.bundlePath). \(advice)")
    }
    self.init(parts: parts)
  }

  /// The variant for traits, with all that was changed of this one.
  final func resolved(with traits: UITraitCollection) -> UIImage {
    guard let asset = parts.asset ?? ownAsset.withLock({ $0 }),
      let variant = asset.variant(for: traits), variant.source != parts.source
    else { return self }
    var parts = parts
    parts.source = variant.source
    parts.size = variant.size
    parts.scale = variant.scale
    parts.orientation = variant.orientation
    return UIImage(parts: parts)
  }
}
