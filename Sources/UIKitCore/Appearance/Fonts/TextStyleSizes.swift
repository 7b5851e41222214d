import Foundation

/// The sizes of the text styles at every content size category, as Apple publishes them.
enum TextStyleSizes {
  /// Returns the sizes from `.extraSmall` to `.accessibilityExtraExtraExtraLarge`.
  private static func sizes(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  static func size(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    sizes(of: style)[UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3]
  }

  /// Returns the distance between the baselines of a text style's lines.
  static func leading(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    let size = size(of: style, for: category)
    return size + 2 + CGFloat(largerLeadings.count { $0 <= size })
  }

  /// The sizes from which on the leading exceeds the size by one more point, as in Apple's tables.
  private static let largerLeadings: [CGFloat] = [12, 12, 13, 22, 30, 38, 47, 55]

  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
