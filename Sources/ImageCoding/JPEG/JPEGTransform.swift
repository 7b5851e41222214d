import Foundation

/// The inverse transform from the coefficients of a block to its samples.
struct JPEGTransform {
  /// The contribution of each frequency at the positions of a row or column.
  private static let waves: [SIMD8<Float>] = (0..<8).map { frequency in
    var wave = SIMD8<Float>()
    for place in 0..<8 {
      let angle = Double((2 * place + 1) * frequency) * Double.pi / 16
      wave[place] = Float(cos(angle) / (frequency == 0 ? 8.0.squareRoot() : 2))
    }
    return wave
  }

  /// The quantization table in row order.
  private var table = [Float](repeating: 0, count: 64)

  /// - Parameter table: The quantization table in zigzag order, as in a file.
  init(_ table: [UInt16]) {
    for (place, value) in zip(JPEGTables.zigzag, table) { self.table[place] = Float(value) }
  }

  /// - Parameter stride: The number of samples in a row of the image.
  func write(
    _ block: UnsafePointer<Int16>, to samples: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    // Vertically first: each row of coefficients contributes to all rows of the result.
    var rows = (0..<8).map { _ in SIMD8<Float>() }
    for frequency in 0..<8 {
      var row = SIMD8<Float>()
      for column in 0..<8 {
        let place = frequency * 8 + column
        row[column] = Float(block[place]) * table[place]
      }
      guard row != SIMD8() else { continue }
      let wave = Self.waves[frequency]
      for place in 0..<8 { rows[place] += row * wave[place] }
    }
    for (place, row) in rows.enumerated() {
      var line = SIMD8<Float>(repeating: 128)
      for frequency in 0..<8 { line += Self.waves[frequency] * row[frequency] }
      let bytes = SIMD8<UInt8>(
        line.rounded(.toNearestOrAwayFromZero)
          .clamped(lowerBound: SIMD8(repeating: 0), upperBound: SIMD8(repeating: 255)))
      for column in 0..<8 { samples[place * stride + column] = bytes[column] }
    }
  }
}
