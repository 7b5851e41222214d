import DisplayInterface
import Foundation

/// The measures of a run's font.
struct MeasuredRun {
  let ascender: CGFloat
  let descender: CGFloat
  /// Of the ellipsis that stands for what doesn't fit.
  let ellipsis: CGFloat
  /// Of the hyphen that a soft hyphen shows at the end of a line.
  let hyphen: CGFloat
  private let typeface: Typeface
  /// Points in a unit of the typeface.
  private let scale: CGFloat

  /// Larger fonts are measured as this one, so that sums stay finite.
  private static let largestSize: CGFloat = 100_000

  init(_ font: Font) {
    let size = font.size.clamped(0, Self.largestSize)
    let metrics = FontMetrics(systemFontOfSize: size)
    ascender = metrics.ascender
    descender = -metrics.descender
    typeface = Typeface.of(font)
    scale = size / CGFloat(Typeface.unitsPerEm)
    ellipsis = CGFloat(typeface.advance(of: "…")) * scale
    hyphen = CGFloat(typeface.advance(of: "-")) * scale
  }

  func advance(of scalar: Unicode.Scalar) -> Float {
    Float(CGFloat(typeface.advance(of: scalar)) * scale)
  }

  func advance(ofCharacter scalars: some Collection<Unicode.Scalar>) -> Float {
    Float(CGFloat(typeface.advance(ofCharacter: scalars)) * scale)
  }

  /// The width of printable ASCII on one line; `nil` for other text and where the line would pass a limit.
  func width(ofPlain string: String, limit: CGFloat) -> CGFloat? {
    let most = scale > 0 ? Int(bounded: limit / scale) : Int(bounded: CGFloat.infinity)
    let units = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var sum = 0
      for byte in bytes {
        sum += typeface.plain[Int(byte)]
        if sum > most { return nil }
      }
      return sum
    }
    guard let sum = units ?? nil else { return nil }
    return CGFloat(sum) * scale
  }
}
