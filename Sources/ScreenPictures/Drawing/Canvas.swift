import DisplayInterface
import Foundation
import SVGDrawing

/// Takes elements from back to front, and leaves out those that nobody can see.
@MainActor final class Canvas {
  /// Elements that belong together, from the line at which they start.
  struct Group {
    fileprivate let start: Int
    fileprivate let visible: CGRect
    /// From the group's coordinates to those around it.
    fileprivate let transform: AffineTransform?
    /// Around all that was drawn.
    fileprivate var bounds = CGRect.null
  }

  private(set) var lines: [String] = []
  /// What elements refer to, by its identifier.
  private var defined: [String: [String]] = [:]
  private var groups: [Group] = []
  /// In which elements are seen.
  private var visible: CGRect

  init(page: CGRect) {
    visible = page
  }

  var definitions: [String] {
    guard !defined.isEmpty else { return [] }
    let content = defined.sorted { $0.key < $1.key }.flatMap(\.value)
    return ["<defs>"] + content.map { " " + $0 } + ["</defs>"]
  }

  /// Defines what elements may then refer to by an identifier, once.
  func define(_ id: String, _ lines: @autoclosure () -> [String]) {
    if defined[id] == nil { defined[id] = lines() }
  }

  /// Defines an element around another.
  ///
  /// - Returns: Its identifier, of the element's name and what is in it.
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

  /// Whether something of a rectangle is seen: more than its edge.
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
  ///   - clip: What the group's elements are seen in, if not all over the page.
  ///   - transform: From the group's coordinates to those around it.
  func beginGroup(in clip: CGRect? = nil, transform: AffineTransform? = nil) {
    groups.append(Group(start: lines.count, visible: visible, transform: transform))
    if let clip { visible = visible.intersection(clip) }
    if let transform {
      visible = transform.inverted().map { $0.bounds(of: visible) } ?? .null
    }
  }

  /// - Parameters:
  ///   - clip: Its shape, which is left out where nothing passes it.
  ///   - attributes: More of what applies to all that was drawn.
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
