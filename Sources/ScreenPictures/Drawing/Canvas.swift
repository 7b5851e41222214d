import DisplayInterface
import Foundation
import SVGDrawing

/// A canvas that collects elements from back to front, and omits those that aren't visible.
@MainActor final class Canvas {
  /// A group of elements, which begins at a line of the output.
  struct Group {
    fileprivate let start: Int
    fileprivate let visible: CGRect
    /// The transform from the group's coordinates to those of its parent.
    fileprivate let transform: AffineTransform?
    /// The bounding box of everything drawn in the group.
    fileprivate var bounds = CGRect.null
  }

  private(set) var lines: [String] = []
  /// The definitions that elements refer to, by identifier.
  private var defined: [String: [String]] = [:]
  private var groups: [Group] = []
  /// The rectangle in which elements are visible.
  private var visible: CGRect

  init(page: CGRect) {
    visible = page
  }

  var definitions: [String] {
    guard !defined.isEmpty else { return [] }
    let content = defined.sorted { $0.key < $1.key }.flatMap(\.value)
    return ["<defs>"] + content.map { " " + $0 } + ["</defs>"]
  }

  /// Adds a definition that elements can refer to by its identifier, unless it already exists.
  func define(_ id: String, _ lines: @autoclosure () -> [String]) {
    if defined[id] == nil { defined[id] = lines() }
  }

  /// Defines an element that contains another.
  ///
  /// - Returns: The identifier of the definition; equal content gets the same identifier.
  func define(_ element: Element, containing content: Element) -> String {
    let lines = defined.filter { $0.key.hasPrefix(element.name) }
    if let known = lines.first(where: { $0.value[0].hasSuffix(content.empty + element.closing) }) {
      return known.key
    }
    var element = element
    let id = "\(element.name)-\(lines.count + 1)"
    element.attributes.insert(("id", id), at: 0)
    defined[id] = [element.opening + content.empty + element.closing]
    return id
  }

  /// Returns `true` if more than the edge of a rectangle is visible.
  func shows(_ rect: CGRect) -> Bool {
    let edge = 0.005
    return rect.maxX > visible.minX + edge && rect.minX < visible.maxX - edge
      && rect.maxY > visible.minY + edge && rect.minY < visible.maxY - edge
  }

  func add(_ line: @autoclosure () -> String, bounds: CGRect) {
    guard shows(bounds) else { return }
    lines.append(line())
    include(bounds)
  }

  func addRect(_ rect: CGRect, fill: Color, radius: CGFloat = 0) {
    guard fill.alpha > 0 else { return }
    var element = Shape(rect: rect, radius: radius).element
    element.add("fill", fill)
    add(element.empty, bounds: rect)
  }

  private func include(_ bounds: CGRect) {
    guard let last = groups.indices.last else { return }
    groups[last].bounds = groups[last].bounds.union(bounds)
  }

  // MARK: Groups

  /// - Parameters:
  ///   - clip: The rectangle in which the group's elements are visible, or `nil` for the whole page.
  ///   - transform: The transform from the group's coordinates to those of its parent.
  func beginGroup(in clip: CGRect? = nil, transform: AffineTransform? = nil) {
    groups.append(Group(start: lines.count, visible: visible, transform: transform))
    if let clip { visible = visible.intersection(clip) }
    if let transform {
      visible = transform.inverted().map { $0.bounds(of: visible) } ?? .null
    }
  }

  /// - Parameters:
  ///   - opacity: The opacity of the group.
  ///   - clip: The shape that clips the group; it's omitted if nothing extends beyond it.
  ///   - attributes: More attributes of the group.
  func endGroup(
    opacity: Double = 1, clip: Shape? = nil, attributes: [(String, String)] = []
  ) {
    let group = groups.removeLast()
    visible = group.visible
    guard lines.count > group.start else { return }
    let bounds = clip.map { group.bounds.intersection($0.rect) } ?? group.bounds
    include(group.transform?.bounds(of: bounds) ?? bounds)
    var element = Element("g", attributes)
    element.add("transform", group.transform?.svg)
    if let clip, !clip.contains(group.bounds) {
      let id = "clip-" + clip.name
      define(
        id,
        [Element("clipPath", [("id", id)]).opening + clip.element.empty + "</clipPath>"])
      element.add("clip-path", "url(#\(id))")
    }
    if opacity < 1 { element.add("opacity", opacity) }
    guard !element.attributes.isEmpty else { return }
    for index in group.start..<lines.count { lines[index] = " " + lines[index] }
    lines.insert(element.opening, at: group.start)
    lines.append("</g>")
  }
}
