import DisplayInterface
import Foundation

/// The measures of a run's font, or of what stands in its place.
struct MeasuredRun {
  let ascender: CGFloat
  let descender: CGFloat
  /// Of the ellipsis that stands for what doesn't fit.
  var ellipsis: CGFloat { CGFloat(advance(of: "…")) }
  /// Of the hyphen that a soft hyphen shows at the end of a line.
  var hyphen: CGFloat { CGFloat(advance(of: "-")) }
  /// The width of what stands in place of each character.
  private let attachment: Float?
  private let kern: Float
  private let typeface: Typeface
  /// Points in a unit of the typeface.
  private let scale: CGFloat

  /// Larger fonts are measured as this one, so that sums stay finite.
  private static let largestSize: CGFloat = 100_000

  init(_ run: Text.Run) {
    let size = run.font.size.clamped(0, Self.largestSize)
    let metrics = FontMetrics(systemFontOfSize: size)
    let bounds = run.attachment?.bounds
    ascender = bounds.map { max(0, $0.maxY) } ?? metrics.ascender + run.baselineOffset
    descender = bounds.map { max(0, -$0.minY) } ?? -metrics.descender - run.baselineOffset
    attachment = bounds.map { Float($0.width) }
    kern = Float(run.kern)
    typeface = Typeface.of(run.font)
    scale = size / CGFloat(Typeface.unitsPerEm)
  }

  func advance(of scalar: Unicode.Scalar) -> Float {
    advance(typeface.advance(of: scalar))
  }

  func advance(ofCharacter scalars: some Collection<Unicode.Scalar>) -> Float {
    advance(typeface.advance(ofCharacter: scalars))
  }

  private func advance(_ units: Int) -> Float {
    attachment ?? (units == 0 ? 0 : Float(CGFloat(units) * scale) + kern)
  }

  /// The width of printable ASCII on one line; `nil` for other text and where the line would pass a limit.
  func width(ofPlain string: String, limit: CGFloat) -> CGFloat? {
    guard kern == 0, attachment == nil else { return nil }
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
