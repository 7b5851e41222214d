import DisplayInterface
import Foundation
import ImageCoding

/// The meaning of a color's components in a PDF file.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  case lab(range: [Double])
  case indexed(PDFColorSpace, [UInt8])
  /// A number of inks, and the function that converts them to a color in another space. Without a function the
  /// inks are black.
  case inks(Int, PDFColorSpace, PDFFunction?)
  /// The color space of the color for an uncolored pattern.
  case pattern(PDFColorSpace?)

  init?(
    _ object: PDFObject?, _ resources: [String: PDFObject], _ reader: PDFReader, depth: Int = 0
  ) {
    let object = reader.resolve(object)
    guard depth < 8 else { return nil }
    func space(_ object: PDFObject?) -> PDFColorSpace? {
      PDFColorSpace(object, resources, reader, depth: depth + 1)
    }
    let parts = object.array ?? [object]
    func part(_ index: Int) -> PDFObject {
      index < parts.count ? reader.resolve(parts[index]) : .null
    }
    switch part(0).name {
    case "DeviceGray", "G", "CalGray": self = .gray
    case "DeviceRGB", "RGB", "CalRGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "Lab": self = .lab(range: reader.numbers(part(1).dictionary?["Range"]) ?? [])
    case "ICCBased":
      switch reader.resolve(part(1).dictionary?["N"]).integer {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "Indexed", "I":
      guard let base = space(part(1)) else { return nil }
      if case .string(let table) = part(3) {
        self = .indexed(base, table)
      } else {
        self = .indexed(base, reader.data(of: part(3)) ?? [])
      }
    case "Separation": self = .inks(1, space(part(2)) ?? .gray, PDFFunction(part(3), reader))
    case "DeviceN":
      let count = min(part(1).array?.count ?? 1, 32)
      self = .inks(count, space(part(2)) ?? .gray, PDFFunction(part(3), reader))
    case "Pattern": self = .pattern(parts.count > 1 ? space(part(1)) : nil)
    case let name?:
      guard let own = reader.resolve(resources["ColorSpace"]).dictionary?[name],
        let named = space(own)
      else { return nil }
      self = named
    case nil: return nil
    }
  }

  /// The number of a color's components.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern(let space): space?.count ?? 0
    }
  }

  /// The initial components.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: count)
    }
  }

  /// The default range of an image's samples.
  func limits(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(let range): [0, 100] + (range.count == 4 ? range : [-100, 100, -100, 100])
    default: (0..<count).flatMap { _ in [0.0, 1] }
    }
  }

  /// Converts components to red, green and blue. Missing components are zero.
  func rgb(_ values: [Double]) -> (Double, Double, Double) {
    func value(_ index: Int) -> Double {
      index < values.count ? min(max(values[index], 0), 1) : 0
    }
    switch self {
    case .gray: return (value(0), value(0), value(0))
    case .rgb: return (value(0), value(1), value(2))
    case .cmyk:
      let light = 1 - value(3)
      return ((1 - value(0)) * light, (1 - value(1)) * light, (1 - value(2)) * light)
    case .lab: return values.count == 3 ? Self.lab(values) : (0, 0, 0)
    case .indexed(let base, let table):
      let start = Int(bounded: values.first ?? 0) * base.count
      let limits = base.limits(bits: 8)
      return base.rgb(
        (0..<base.count).map { index in
          let place = start + index
          let part = table.indices.contains(place) ? Double(table[place]) / 255 : 0
          return limits[2 * index] + part * (limits[2 * index + 1] - limits[2 * index])
        })
    case .inks(_, let alternate, let function):
      guard let function else { return (1 - value(0), 1 - value(0), 1 - value(0)) }
      return alternate.rgb(function(values))
    case .pattern(let space): return space?.rgb(values) ?? (0, 0, 0)
    }
  }

  func color(_ values: [Double]) -> CGColor {
    let (red, green, blue) = rgb(values)
    return CGColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Converts CIELAB via CIE XYZ with the illuminant D65.
  private static func lab(_ values: [Double]) -> (Double, Double, Double) {
    let middle = (values[0] + 16) / 116
    func part(_ t: Double) -> Double { t > 6 / 29 ? t * t * t : 108 / 841 * (t - 4 / 29) }
    let x = 0.9505 * part(middle + values[1] / 500)
    let (y, z) = (part(middle), 1.089 * part(middle - values[2] / 200))
    func gamma(_ light: Double) -> Double {
      let light = min(max(light, 0), 1)
      return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    return (
      gamma(3.2406 * x - 1.5372 * y - 0.4986 * z), gamma(-0.9689 * x + 1.8758 * y + 0.0415 * z),
      gamma(0.0557 * x - 0.204 * y + 1.057 * z)
    )
  }
}
