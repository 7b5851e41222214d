import Foundation
import ImageCoding

/// A gradient along a line or between two circles.
struct PDFShading {
  private let gradient: CGGradient
  private let coordinates: [Double]
  private let options: CGGradientDrawingOptions
  private let box: [Double]?

  /// - Returns: `nil` for other kinds of shadings.
  init?(_ object: PDFObject?, _ resources: [String: PDFObject], _ reader: PDFReader) {
    guard let values = reader.resolve(object).dictionary,
      let kind = reader.resolve(values["ShadingType"]).integer, kind == 2 || kind == 3,
      let coordinates = reader.numbers(values["Coords"]), coordinates.count == kind * 2,
      let function = PDFFunction(values["Function"], reader),
      let space = PDFColorSpace(values["ColorSpace"], resources, reader)
    else { return nil }
    let domain = reader.numbers(values["Domain"]) ?? [0, 1]
    guard domain.count == 2 else { return nil }
    let steps = 256
    let locations = (0..<steps).map { CGFloat($0) / CGFloat(steps - 1) }
    let colors = locations.map { place in
      space.color(function([domain[0] + Double(place) * (domain[1] - domain[0])]))
    }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else {
      return nil
    }
    self.gradient = gradient
    self.coordinates = coordinates
    let extend = reader.resolve(values["Extend"]).array?.map { reader.resolve($0).bool ?? false }
    var options: CGGradientDrawingOptions = []
    if extend?.first == true { options.insert(.drawsBeforeStartLocation) }
    if extend?.count == 2, extend?.last == true { options.insert(.drawsAfterEndLocation) }
    self.options = options
    box = reader.numbers(values["BBox"])
  }

  /// Fills the clipped area of a context.
  func draw(in context: CGContext) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: coordinates[index], y: coordinates[index + 1])
    }
    if let box { context.clip(to: CGRect(corners: box)) }
    if coordinates.count == 4 {
      context.drawLinearGradient(gradient, start: point(0), end: point(2), options: options)
    } else {
      context.drawRadialGradient(
        gradient, startCenter: point(0), startRadius: coordinates[2], endCenter: point(3),
        endRadius: coordinates[5], options: options)
    }
  }
}

extension CGRect {
  /// - Parameter corners: The coordinates of two opposite corners.
  init(corners: [Double]) {
    guard corners.count == 4 else {
      self = .zero
      return
    }
    self.init(
      x: min(corners[0], corners[2]), y: min(corners[1], corners[3]),
      width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
  }
}
