public import Foundation
import Synchronization

/// The variants of an image for different traits.
///
/// An image from a catalog displays the variant for the traits of its view. You can register variants for other
/// images:
///
///     image.imageAsset?.register(darkImage, with: UITraitCollection(userInterfaceStyle: .dark))
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private struct Variant: Sendable {
    let traits: UITraitCollection
    // The parts without their asset, to avoid a retain cycle.
    let parts: UIImage.Parts
  }

  private let registered = Mutex<[Variant]>([])
  private var find: @Sendable (UITraitCollection) -> UIImage.Parts? = { _ in nil }

  /// Creates an asset without variants.
  public override init() {
    super.init()
  }

  /// - Parameter find: Returns the variant for traits if no registered variant matches them.
  convenience init(_ find: @escaping @Sendable (UITraitCollection) -> UIImage.Parts?) {
    self.init()
    self.find = find
  }

  public class var supportsSecureCoding: Bool { true }

  /// Variants aren't encoded.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Returns the variant that matches the traits best, or an empty image if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var parts = variant(for: traitCollection) ?? UIImage.Parts()
    parts.asset = self
    return UIImage(parts: parts)
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Registers `image` for the traits, and replaces a variant with the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var parts = image.parts
    parts.asset = nil
    registered.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, parts: parts))
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  final func variant(for traits: UITraitCollection) -> UIImage.Parts? {
    let registered = registered.withLock { variants in
      variants.last { traits.containsTraits(in: $0.traits) }
    }
    return registered?.parts ?? find(traits)
  }
}
