import DisplayInterface
import Foundation

/// Random numbers between -1 and 1 at the corners of cubes, and values between them.
enum FieldNoise {
  /// - Parameter point: Three coordinates.
  static func value(at point: [CGFloat], _ seed: Int) -> CGFloat {
    let corner = point.map { Int(bounded: $0.rounded(.down)) }
    let parts = zip(point, corner).map { coordinate, start in
      let part = (coordinate - CGFloat(start)).clamped(0, 1)
      return part * part * (3 - 2 * part)
    }
    return (0..<8).reduce(0) { sum, index in
      let steps = (0..<3).map { (index >> $0) & 1 }
      let weight = zip(steps, parts).reduce(1) { $0 * ($1.0 == 1 ? $1.1 : 1 - $1.1) }
      return sum + weight * random(zip(corner, steps).map { $0 &+ $1 }, seed)
    }
  }

  private static func random(_ corner: [Int], _ seed: Int) -> CGFloat {
    var number = UInt64(bitPattern: Int64(seed &+ 1))
    for coordinate in corner {
      number = (number ^ UInt64(bitPattern: Int64(coordinate))) &* 0x9E37_79B9_7F4A_7C15
      number ^= number >> 29
    }
    return CGFloat(number >> 11) / CGFloat(1 << 52) - 1
  }
}
