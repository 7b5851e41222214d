/// A picture for an HTML page: boxes with lines of text, and arrows between them.
struct Vectors {
  struct Box {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
  }

  private var shapes = ""
  private var width = 0
  private var height = 0

  static func widthOfBox(_ lines: [String]) -> Int {
    max(90, (lines.map(\.count).max() ?? 0) * 8 + 20)
  }

  mutating func box(_ box: Box, _ lines: [String], link: String? = nil, kind: String = "") {
    let texts = lines.enumerated().map { index, line in
      "<text x=\"\(box.x + 10)\" y=\"\(box.y + 19 + index * 17)\"\(index > 0 ? " class=\"role\"" : "")>"
        + "\(Self.escaped(line))</text>"
    }.joined()
    let rect =
      "<rect class=\"\(kind)\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\""
      + " rx=\"7\"/>"
    shapes += link.map { "<a href=\"#\($0)\">\(rect)\(texts)</a>" } ?? rect + texts
    width = max(width, box.x + box.width + 8)
    height = max(height, box.y + box.height + 8)
  }

  /// Draws an arrow from a side of one box to the facing side of the other. `shift` keeps arrows in opposite
  /// directions apart.
  mutating func arrow(_ from: Box, _ to: Box, shift: Int = 0, isWeak: Bool = false, label: String) {
    let kind = isWeak ? " class=\"weak\"" : ""
    let title = "<title>\(Self.escaped(label))</title>"
    let path: String
    if from.x == to.x {
      let isDown = from.y < to.y
      let x = from.x + min(from.width, to.width) / 2 + shift
      path = "M\(x) \(isDown ? from.y + from.height : from.y)V\(isDown ? to.y : to.y + to.height)"
    } else {
      let isForward = from.x < to.x
      let x1 = isForward ? from.x + from.width : from.x
      let x2 = isForward ? to.x : to.x + to.width
      let y1 = from.y + from.height / 2 + shift
      let y2 = to.y + to.height / 2 + shift
      let bend = (x2 - x1) / 2
      path = "M\(x1) \(y1)C\(x1 + bend) \(y1) \(x2 - bend) \(y2) \(x2) \(y2)"
    }
    shapes += "<path\(kind) d=\"\(path)\" marker-end=\"url(#arrow)\">\(title)</path>"
  }

  func svg(_ label: String) -> String {
    "<div class=\"picture\"><svg role=\"img\" aria-label=\"\(Self.escaped(label))\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">"
      + shapes + "</svg></div>"
  }

  /// The arrowhead, which a page defines once.
  static let definitions =
    "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\""
    + " markerWidth=\"8\" markerHeight=\"8\" orient=\"auto-start-reverse\"><path class=\"head\" d=\"M0 0L8 4L0 8z\"/></marker></defs></svg>"

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
