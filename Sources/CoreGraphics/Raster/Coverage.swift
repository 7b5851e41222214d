import DisplayInterface
import Foundation

/// The fraction of each pixel in a rectangle that an area covers, from 0 to 255.
struct Coverage: Sendable {
  /// In pixels, with y increasing downward.
  let minX: Int
  let minY: Int
  let width: Int
  let height: Int
  private(set) var values: [UInt8]
  /// Whether the area is known to cover the whole rectangle.
  private(set) var isFull = false

  var isEmpty: Bool { width == 0 || height == 0 }

  static let none = Coverage(minX: 0, minY: 0, width: 0, height: 0, values: [])

  init(minX: Int, minY: Int, width: Int, height: Int, values: [UInt8]) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
    self.values = values
  }

  /// Creates a rectangle of whole pixels.
  init(fullFrom minX: Int, _ minY: Int, width: Int, height: Int) {
    self.init(
      minX: minX, minY: minY, width: width, height: height,
      values: [UInt8](repeating: 255, count: width * height))
    isFull = true
  }

  /// The whole rectangle.
  var box: Coverage { Coverage(fullFrom: minX, minY, width: width, height: height) }

  func value(_ x: Int, _ y: Int) -> UInt8 {
    let (column, row) = (x - minX, y - minY)
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return values[row * width + column]
  }

  /// Returns the intersection of both areas.
  func intersection(_ other: Coverage) -> Coverage {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(minX + width, other.minX + other.width)
    let bottom = min(minY + height, other.minY + other.height)
    guard left < right, top < bottom else { return .none }
    if isFull, other.isFull {
      return Coverage(fullFrom: left, top, width: right - left, height: bottom - top)
    }
    var result = [UInt8](repeating: 0, count: (right - left) * (bottom - top))
    for y in top..<bottom {
      for x in left..<right {
        result[(y - top) * (right - left) + x - left] = UInt8(
          (Int(value(x, y)) * Int(other.value(x, y)) + 127) / 255)
      }
    }
    return Coverage(
      minX: left, minY: top, width: right - left, height: bottom - top, values: result)
  }

  private struct Edge {
    var top: Double
    var bottom: Double
    /// The x coordinate at y = 0.
    var x: Double
    var slope: Double
    var winding: Int
  }

  /// The number of scan lines per row of pixels.
  private static let fineness = 5

  /// Creates the area that polygons enclose, within a canvas.
  ///
  /// - Parameter isSmooth: Whether pixels can be partially covered.
  init(
    _ polygons: [Polyline], rule: CGPathFillRule, canvas: (width: Int, height: Int), isSmooth: Bool
  ) {
    let box = CGRect(around: polygons.flatMap(\.points)).overlap(
      with: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    guard !box.isNull, box.width.isFinite, box.height.isFinite else {
      self = .none
      return
    }
    let left = Int(bounded: box.minX.rounded(.down))
    let top = Int(bounded: box.minY.rounded(.down))
    let width = Int(bounded: box.maxX.rounded(.up)) - left
    let height = Int(bounded: box.maxY.rounded(.up)) - top
    if polygons.count == 1, polygons[0].isRectangleOfPixels {
      self.init(fullFrom: left, top, width: width, height: height)
      return
    }
    self.init(
      minX: left, minY: top, width: width, height: height,
      values: [UInt8](repeating: 0, count: width * height))
    let edges = Self.edges(polygons)
    guard !edges.isEmpty, width > 0 else { return }
    let fineness = isSmooth ? Self.fineness : 1
    var sums = [Double](repeating: 0, count: width)
    var next = 0
    var active: [Edge] = []
    var crossings: [(x: Double, winding: Int)] = []
    for row in 0..<height {
      for index in sums.indices { sums[index] = 0 }
      for line in 0..<fineness {
        let y = Double(top + row) + (Double(line) + 0.5) / Double(fineness)
        while next < edges.count, edges[next].top <= y {
          active.append(edges[next])
          next += 1
        }
        active.removeAll { $0.bottom <= y }
        crossings.removeAll(keepingCapacity: true)
        for edge in active {
          crossings.append((edge.x + edge.slope * y - Double(left), edge.winding))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        for (index, crossing) in crossings.enumerated() {
          winding += crossing.winding
          let isInside = rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
          guard isInside, index + 1 < crossings.count else { continue }
          Self.add(crossing.x, crossings[index + 1].x, to: &sums, isSmooth: isSmooth)
        }
      }
      for column in 0..<width {
        let share = min(1, sums[column] / Double(fineness))
        values[row * width + column] = UInt8((share.clamped(0, 1) * 255).rounded())
      }
    }
  }

  private static func edges(_ polygons: [Polyline]) -> [Edge] {
    var edges: [Edge] = []
    for polygon in polygons {
      guard var last = polygon.points.last else { continue }
      for point in polygon.points {
        defer { last = point }
        guard last.y != point.y, last.y.isFinite, point.y.isFinite else { continue }
        let slope = Double(point.x - last.x) / Double(point.y - last.y)
        edges.append(
          Edge(
            top: Double(min(last.y, point.y)), bottom: Double(max(last.y, point.y)),
            x: Double(last.x) - slope * Double(last.y), slope: slope,
            winding: point.y > last.y ? 1 : -1))
      }
    }
    return edges.sorted { $0.top < $1.top }
  }

  /// Adds the coverage of each column by a segment of a scan line.
  private static func add(
    _ start: Double, _ end: Double, to sums: inout [Double], isSmooth: Bool
  ) {
    let start = start.clamped(0, Double(sums.count))
    let end = end.clamped(0, Double(sums.count))
    guard end > start else { return }
    guard isSmooth else {
      let first = Int(bounded: (start - 0.5).rounded(.up))
      let last = min(sums.count, Int(bounded: (end - 0.5).rounded(.up)))
      if first < last { for column in first..<last { sums[column] += 1 } }
      return
    }
    let first = Int(bounded: start)
    let last = min(Int(bounded: end), sums.count - 1)
    if first >= last {
      sums[last] += end - start
      return
    }
    sums[first] += Double(first + 1) - start
    for column in first + 1..<last { sums[column] += 1 }
    sums[last] += end - Double(last)
  }
}

extension Polyline {
  /// Whether the line is a rectangle whose sides lie on the boundaries of pixels.
  fileprivate var isRectangleOfPixels: Bool {
    let corners = points.last == points.first ? points.dropLast() : points[...]
    guard corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
      || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return isUpright && corners.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() }
  }
}
