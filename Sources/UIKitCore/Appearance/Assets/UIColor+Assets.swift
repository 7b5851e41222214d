public import Foundation
import UIKitDiagnostics

extension UIColor {
  /// Creates the color with a name in a catalog of the main bundle.
  ///
  /// The resources of the program's modules count as those of the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// - Parameters:
  ///   - name: The name of a set in a catalog, preceded by the namespaces of its groups.
  ///   - bundle: The bundle; `nil` for the main bundle.
  ///   - traitCollection: Ignored. The color depends on the traits of the view that displays it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = UIColor.inCatalog(name, of: bundle) else {
      MissingResource.tell("color", name, [".colorset"], in: bundle)
      return nil
    }
    self.init(copying: color)
  }

  static func inCatalog(_ name: String, of bundle: Bundle?) -> UIColor? {
    guard let (set, _) = AssetCatalogs.set(name, of: [.color], in: bundle) else { return nil }
    let variants = set.entries.compactMap { entry in
      entry.color?.color.map { (traits: entry.traits, color: $0) }
    }
    guard let first = variants.first else { return nil }
    return UIColor(path: set.path) { given in
      AssetTraits.best(of: variants, in: given.values, \.traits)?.color ?? first.color
    }
  }

  /// Creates the color of a resource in a catalog.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor.inCatalog(resource.name, of: resource.bundle) else {
      let advice = MissingResource(resource.name, [".colorset"], in: resource.bundle).advice
      trap("There is no color named '\(resource.name)' in \(resource.bundle.bundlePath). \(advice)")
    }
    self.init(copying: color)
  }
}
