public import Foundation
import Synchronization
import UIKitDiagnostics

extension UIImage {
  /// Creates the image with a name in the main bundle, from a catalog or a file.
  ///
  /// The resources of the program's modules count as those of the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// - Parameters:
  ///   - name: The name of a set in a catalog, preceded by the namespaces of its groups, or the name of a file.
  ///     The extension of a PNG file can be omitted.
  ///   - bundle: The bundle; `nil` for the main bundle.
  ///   - traitCollection: The traits of the initial variant; `nil` for the current traits. A view that displays
  ///     the image uses the variant for its own traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = NamedImages.image(name, in: bundle, traitCollection ?? .current) else {
      MissingResource.tell("image", name, NamedImages.endings, in: bundle)
      return nil
    }
    self.init(parts: image)
  }

  /// Creates the image of a resource in a catalog.
  public convenience init(resource: ImageResource) {
    guard let parts = NamedImages.image(resource.name, in: resource.bundle, .current) else {
      let advice = MissingResource(resource.name, NamedImages.endings, in: resource.bundle).advice
      trap("There is no image named '\(resource.name)' in \(resource.bundle.bundlePath). \(advice)")
    }
    self.init(parts: parts)
  }

  /// Returns the variant for traits, with all changes that were made to this image.
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
