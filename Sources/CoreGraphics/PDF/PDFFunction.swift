import DisplayInterface
import Foundation
import ImageCoding

/// A function in a PDF file from numbers to numbers: sampled, exponential, a combination of functions, or a
/// program.
struct PDFFunction {
  private let compute: ([Double]) -> [Double]

  /// - Parameter object: A function, or an array of functions with one result each.
  /// - Returns: `nil` if the object isn't a function of a supported kind.
  init?(_ object: PDFObject?, _ reader: PDFReader, depth: Int = 0) {
    let object = reader.resolve(object)
    guard depth < 8 else { return nil }
    if let parts = object.array {
      let functions = parts.prefix(32).compactMap { PDFFunction($0, reader, depth: depth + 1) }
      guard functions.count == parts.count else { return nil }
      compute = { input in functions.flatMap { $0(input) } }
      return
    }
    guard let values = object.dictionary, let domain = reader.numbers(values["Domain"]),
      domain.count >= 2
    else { return nil }
    let range = reader.numbers(values["Range"]) ?? []
    let made: (([Double]) -> [Double])? =
      switch reader.resolve(values["FunctionType"]).integer {
      case 0: Self.sampled(object, values, domain, range, reader)
      case 2: Self.exponential(values, reader)
      case 3: Self.stitched(values, domain, reader, depth)
      case 4:
        reader.data(of: object).flatMap { PDFCalculator($0) }.map { calculator in
          { Array(calculator($0).suffix(range.count / 2)) }
        }
      default: nil
      }
    guard let made else { return nil }
    compute = { input in Self.clamp(made(Self.clamp(input, domain)), range) }
  }

  func callAsFunction(_ input: [Double]) -> [Double] { compute(input) }

  private static func clamp(_ values: [Double], _ limits: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      guard limits.count > 2 * index + 1, !value.isNaN else { return value.isNaN ? 0 : value }
      return min(max(value, limits[2 * index]), limits[2 * index + 1])
    }
  }

  private static func exponential(
    _ values: [String: PDFObject], _ reader: PDFReader
  ) -> ([Double]) -> [Double] {
    let (from, to) = (reader.numbers(values["C0"]) ?? [0], reader.numbers(values["C1"]) ?? [1])
    let exponent = reader.resolve(values["N"]).number ?? 1
    return { input in
      let part = exponent == 1 ? input[0] : pow(input[0], exponent)
      return zip(from, to).map { $0 + part * ($1 - $0) }
    }
  }

  private static func stitched(
    _ values: [String: PDFObject], _ domain: [Double], _ reader: PDFReader, _ depth: Int
  ) -> (([Double]) -> [Double])? {
    let parts = (reader.resolve(values["Functions"]).array ?? []).prefix(1024)
    let functions = parts.compactMap { PDFFunction($0, reader, depth: depth + 1) }
    let bounds = reader.numbers(values["Bounds"]) ?? []
    let encode = reader.numbers(values["Encode"]) ?? []
    guard !functions.isEmpty, functions.count == parts.count, bounds.count == functions.count - 1,
      encode.count >= functions.count * 2
    else { return nil }
    let limits = [domain[0]] + bounds + [domain[1]]
    return { input in
      let index = bounds.firstIndex { input[0] < $0 } ?? functions.count - 1
      return functions[index]([
        interpolate(
          input[0], limits[index], limits[index + 1], encode[index * 2], encode[index * 2 + 1])
      ])
    }
  }

  private static func interpolate(
    _ x: Double, _ low: Double, _ high: Double, _ from: Double, _ to: Double
  ) -> Double {
    high == low ? from : from + (x - low) / (high - low) * (to - from)
  }

  private static func sampled(
    _ object: PDFObject, _ values: [String: PDFObject], _ domain: [Double], _ range: [Double],
    _ reader: PDFReader
  ) -> (([Double]) -> [Double])? {
    let sizes = (reader.numbers(values["Size"]) ?? []).map { Int(bounded: $0) }
    let (inputs, outputs) = (domain.count / 2, range.count / 2)
    guard let bits = reader.resolve(values["BitsPerSample"]).integer, 1...32 ~= bits,
      1...4 ~= inputs, 1...32 ~= outputs, sizes.count == inputs,
      sizes.allSatisfy({ 1...65536 ~= $0 }), let data = reader.data(of: object)
    else { return nil }
    let encode = reader.numbers(values["Encode"]) ?? sizes.flatMap { [0.0, Double($0 - 1)] }
    let decode = reader.numbers(values["Decode"]) ?? range
    guard encode.count >= inputs * 2, decode.count >= outputs * 2 else { return nil }
    let most = Double(1 << bits - 1)
    return { input in
      var corners = [(index: 0, share: 1.0)]
      var stride = 1
      for (place, size) in sizes.enumerated() where place < input.count {
        let x = interpolate(
          input[place], domain[2 * place], domain[2 * place + 1], encode[2 * place],
          encode[2 * place + 1])
        let low = min(max(x.isNaN ? 0 : x, 0), Double(size - 1)).rounded(.down)
        let part = min(max(x - low, 0), 1)
        var ends: [(index: Int, share: Double)] = [
          (Int(low), 1 - part), (min(Int(low) + 1, size - 1), part),
        ]
        ends.removeAll { $0.share <= 0 }
        corners = corners.flatMap { corner in
          ends.map { (corner.index + $0.index * stride, corner.share * $0.share) }
        }
        stride *= size
      }
      return (0..<outputs).map { output in
        var sum = 0.0
        for corner in corners {
          let place = (corner.index * outputs + output) * bits
          sum += corner.share * Double(PDFBits.value(data, place, bits))
        }
        return interpolate(sum, 0, most, decode[2 * output], decode[2 * output + 1])
      }
    }
  }
}
