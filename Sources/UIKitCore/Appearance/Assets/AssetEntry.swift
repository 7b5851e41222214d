import Foundation

/// A variant of an asset in `Contents.json`: a file or a color, and the traits it is for.
struct AssetEntry: Decodable, Sendable {
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  /// How an image is stretched.
  struct Resizing: Decodable {
    struct Center: Decodable {
      let mode: String?
    }

    let mode: String?
    let center: Center?
    let insets: AssetInsets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
    }
  }

  let filename: String?
  let type: String?
  let color: AssetColor?
  /// The size of an icon in points: `60x60`.
  let size: String?
  let resizing: Resizing?
  let alignmentInsets: AssetInsets?
  /// The number of pixels in a point; 0 if there is one file for all scales.
  let scale: CGFloat
  let traits: AssetTraits

  private enum CodingKeys: String, CodingKey {
    case filename, color, size, resizing, scale, idiom, locale, appearances
    case type = "universal-type-identifier"
    case alignmentInsets = "alignment-insets"
    case gamut = "display-gamut"
    case direction = "language-direction"
    case width = "width-class"
    case height = "height-class"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try values.decodeIfPresent(String.self, forKey: key)
    }
    filename = try text(.filename)
    type = try text(.type)
    color = try values.decodeIfPresent(AssetColor.self, forKey: .color)
    size = try text(.size)
    resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
    alignmentInsets = try values.decodeIfPresent(AssetInsets.self, forKey: .alignmentInsets)
    scale = try text(.scale).flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 0
    let appearances = try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? []
    traits = AssetTraits(
      idiom: try text(.idiom), appearances: appearances.map { ($0.appearance, $0.value) },
      width: try text(.width), height: try text(.height), direction: try text(.direction),
      gamut: try text(.gamut), locale: try text(.locale))
  }
}
