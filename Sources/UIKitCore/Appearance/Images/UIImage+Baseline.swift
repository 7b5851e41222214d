public import Foundation

extension UIImage {
  /// Whether the image has a baseline, which views align with the baselines of text.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// Returns the image with a baseline.
  ///
  /// - Parameter baselineOffset: The distance in points from the bottom edge to the baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = .offset(baselineOffset) }
  }

  /// Returns the image without its baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = .none } }

  /// The distance from the bottom edge to the baseline. Symbols have one unless it was removed.
  final var baselineOffset: CGFloat? {
    switch parts.baseline {
    case .natural: isSymbolImage ? -symbolUIFont.descender : nil
    case .offset(let offset): offset
    case .none: nil
    }
  }
}
