import Foundation

/// The traits that a variant of an asset is for.
struct AssetTraits: Sendable {
  private var values = UITraitCollection.Values()
  private var isWideGamut = false
  private var locale: String?
  /// Whether the variant is for something that isn't a trait here, such as a tinted icon or a watch.
  private var isElsewhere = false

  init(
    idiom: String?, appearances: [(String, String)], width: String?, height: String?,
    direction: String?, gamut: String?, locale: String?
  ) {
    switch idiom {
    case "iphone": values.idiom = .phone
    case "ipad": values.idiom = .pad
    case "tv": values.idiom = .tv
    case "car": values.idiom = .carPlay
    case "mac": values.idiom = .mac
    case "vision", "reality": values.idiom = .vision
    case nil, "universal", "ios-marketing": break
    default: isElsewhere = true
    }
    for appearance in appearances {
      switch appearance {
      case ("luminosity", "dark"): values.style = .dark
      case ("luminosity", "light"): values.style = .light
      case ("contrast", "high"): values.contrast = .high
      default: isElsewhere = true
      }
    }
    values.horizontal = Self.sizeClass(width)
    values.vertical = Self.sizeClass(height)
    switch direction {
    case "left-to-right": values.direction = .leftToRight
    case "right-to-left": values.direction = .rightToLeft
    default: break
    }
    isWideGamut = gamut == "display-P3"
    self.locale = locale
  }

  private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }

  /// Returns a number that increases with the number of given traits that the variant is for; `nil` if it's for
  /// other traits.
  func rank(in given: UITraitCollection.Values) -> Int? {
    guard !isElsewhere else { return nil }
    var rank = isWideGamut ? (given.gamut == .P3 ? 1 : -1) : 0
    func counts(_ weight: Int, _ isAsked: Bool, _ isThere: Bool) -> Bool {
      if isAsked { rank += weight }
      return !isAsked || isThere
    }
    let isLight = given.style != .dark
    guard counts(64, values.contrast != .unspecified, values.contrast == given.contrast),
      counts(32, values.style != .unspecified, (values.style == .light) == isLight),
      counts(16, values.idiom != .unspecified, values.idiom == given.idiom),
      counts(8, locale != nil, locale.map(Self.isPreferred) == true),
      counts(4, values.horizontal != .unspecified, values.horizontal == given.horizontal),
      counts(4, values.vertical != .unspecified, values.vertical == given.vertical),
      counts(2, values.direction != .unspecified, values.direction == given.direction)
    else { return nil }
    return rank
  }

  private static func isPreferred(_ language: String) -> Bool {
    PreferredLanguages.current.first?.hasPrefix(language) == true
  }

  /// Returns the variant for most of the given traits. If there are several, returns the first one.
  static func best<Variant>(
    of variants: [Variant], in given: UITraitCollection.Values,
    _ traits: (Variant) -> AssetTraits
  ) -> Variant? {
    let ranked = variants.map { (variant: $0, rank: traits($0).rank(in: given) ?? .min) }
    return ranked.max { $0.rank < $1.rank }?.variant
  }
}
