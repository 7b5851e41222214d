import DisplayInterface
import Foundation

/// The frames of the items in one section of a flow layout, relative to the section's start. Directions are
/// those of a layout that scrolls vertically.
struct FlowSection {
  /// Items next to each other.
  struct Line {
    var first: Int
    var count: Int
    var y: CGFloat
    var height: CGFloat
    /// The start of the first item, and the distance between items.
    var x: CGFloat
    var spacing: CGFloat
  }

  var start: CGFloat = 0
  var header: CGSize = .zero
  var footer: CGSize = .zero
  var inset = UIEdgeInsets.zero
  private(set) var itemsHeight: CGFloat = 0
  private let count: Int
  /// The size that all items share. If they don't share one, `sizes` has the size of each.
  private let uniform: CGSize?
  private let sizes: [CGSize]
  private var lines: [Line] = []
  /// For items that share a size: the number of items in a line, their start and their spacing.
  private var columns = 1
  private var columnX: CGFloat = 0
  private var columnSpacing: CGFloat = 0
  private let lineSpacing: CGFloat

  init(
    count: Int, uniform: CGSize?, sizes: [CGSize], width: CGFloat, lineSpacing: CGFloat,
    itemSpacing: CGFloat, snap: (CGFloat) -> CGFloat
  ) {
    self.count = count
    self.uniform = uniform
    self.sizes = sizes
    self.lineSpacing = lineSpacing
    if let uniform {
      columns = max(
        1,
        Int(bounded: (width + itemSpacing + 0.001) / max(1, uniform.width + itemSpacing)))
      (columnX, columnSpacing) = Self.justify(
        columns, taken: uniform.width * CGFloat(columns), width: width, snap: snap)
      let lineCount = (count + columns - 1) / columns
      itemsHeight =
        CGFloat(lineCount) * uniform.height + CGFloat(max(0, lineCount - 1)) * lineSpacing
    } else {
      breakLines(width: width, itemSpacing: itemSpacing, snap: snap)
    }
  }

  var height: CGFloat { header.height + inset.top + itemsHeight + inset.bottom + footer.height }
  private var itemsStart: CGFloat { start + header.height + inset.top }
  var footerStart: CGFloat { itemsStart + itemsHeight + inset.bottom }

  /// Justifies a full line from edge to edge. A single item is centered.
  private static func justify(
    _ count: Int, taken: CGFloat, width: CGFloat, snap: (CGFloat) -> CGFloat
  ) -> (x: CGFloat, spacing: CGFloat) {
    let rest = max(0, width - taken)
    return count == 1 ? (snap(rest / 2), 0) : (0, snap(rest / CGFloat(count - 1)))
  }

  private mutating func breakLines(
    width: CGFloat, itemSpacing: CGFloat, snap: (CGFloat) -> CGFloat
  ) {
    var y: CGFloat = 0
    var first = 0
    while first < count {
      var taken = sizes[first].width
      var height = sizes[first].height
      var end = first + 1
      while end < count {
        let next = taken + sizes[end].width
        guard next + itemSpacing * CGFloat(end - first) <= width + 0.001 else { break }
        taken = next
        height = max(height, sizes[end].height)
        end += 1
      }
      let isLast = end == count
      var place = Self.justify(end - first, taken: taken, width: width, snap: snap)
      // The last line isn't justified.
      if isLast, end - first > 1 || (lines.last?.count ?? 0) > 1 { place = (0, itemSpacing) }
      lines.append(
        Line(
          first: first, count: end - first, y: y, height: height, x: place.x,
          spacing: place.spacing))
      y += height + lineSpacing
      first = end
    }
    itemsHeight = max(0, y - lineSpacing)
    if lines.isEmpty { itemsHeight = 0 }
  }

  func frame(of item: Int) -> CGRect {
    if let uniform {
      let (line, column) = item.quotientAndRemainder(dividingBy: columns)
      return CGRect(
        x: inset.left + columnX + CGFloat(column) * (uniform.width + columnSpacing),
        y: itemsStart + CGFloat(line) * (uniform.height + lineSpacing), width: uniform.width,
        height: uniform.height)
    }
    let line = lines[lines.partitioningIndex { $0.first + $0.count > item }]
    var x = inset.left + line.x
    for index in line.first..<item { x += sizes[index].width + line.spacing }
    let size = sizes[item]
    return CGRect(
      x: x, y: itemsStart + line.y + (line.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Returns the items in the lines between two vertical positions.
  func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard count > 0, bottom > itemsStart, top < itemsStart + itemsHeight else { return 0..<0 }
    let top = max(0, top - itemsStart)
    let bottom = bottom - itemsStart
    if let uniform {
      let step = max(0.001, uniform.height + lineSpacing)
      let first = Int(bounded: top / step) * columns
      let end = (Int(bounded: bottom / step) + 1) * columns
      return min(first, count)..<min(max(first, end), count)
    }
    let first = lines.partitioningIndex { $0.y + $0.height > top }
    guard first < lines.count else { return 0..<0 }
    var last = first
    while last + 1 < lines.count, lines[last + 1].y < bottom { last += 1 }
    return lines[first].first..<lines[last].first + lines[last].count
  }
}
