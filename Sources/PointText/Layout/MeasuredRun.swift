import DisplayInterface
import Foundation

/// The measurements of a run's font, or of the attachment in the run.
struct MeasuredRun {
  let ascender: CGFloat
  let descender: CGFloat
  /// The width of the ellipsis that replaces text that doesn't fit.
  var ellipsis: CGFloat { CGFloat(advance(of: "…")) }
  /// The width of the hyphen that a soft hyphen displays at the end of a line.
  var hyphen: CGFloat { CGFloat(advance(of: "-")) }
  /// The width of the attachment that replaces each character, or `nil` if the run has no attachment.
  private let attachment: Float?
  private let kern: Float
  private let typeface: Typeface
  /// The number of points per unit of the typeface.
  private let scale: CGFloat

  /// The largest font size that's measured; larger fonts are measured as this size, so that sums stay finite.
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

  /// Returns the width of printable ASCII on one line, or `nil` if the text contains other characters or exceeds a
  /// limit.
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
