public import Foundation
import Synchronization

/// The variants of an image for different traits.
///
/// An image from a catalog shows the variant that suits where it shows. Others can be given variants:
///
///     image.imageAsset?.register(darkImage, with: UITraitCollection(userInterfaceStyle: .dark))
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private struct Variant: Sendable {
    let traits: UITraitCollection
    // Without their asset, which would keep itself alive.
    let parts: UIImage.Parts
  }

  private let registered = Mutex<[Variant]>([])
  private var find: @Sendable (UITraitCollection) -> UIImage.Parts? = { _ in nil }

  /// An asset without variants.
  public override init() {
    super.init()
  }

  /// - Parameter find: Finds the variant that suits traits, unless one that was registered does.
  convenience init(_ find: @escaping @Sendable (UITraitCollection) -> UIImage.Parts?) {
    self.init()
    self.find = find
  }

  public class var supportsSecureCoding: Bool { true }

  /// Variants are not kept.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open func encode(with coder: NSCoder) {}

  /// The variant that suits traits best; an image without content where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var parts = variant(for: traitCollection) ?? UIImage.Parts()
    parts.asset = self
    return UIImage(parts: parts)
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Shows `image` where the traits hold, in place of what was registered for the same.
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
