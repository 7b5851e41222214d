/// An element of an SVG file.
struct SVGElement {
  let name: String
  var attributes: [String: String]
  var children: [SVGElement] = []
  /// The characters directly in it.
  var text = ""

  var id: String? { attributes["id"] }

  /// What it refers to in the same file.
  var reference: String? {
    (attributes["href"] ?? attributes["xlink:href"]).flatMap {
      $0.hasPrefix("#") ? String($0.dropFirst()) : nil
    }
  }
}
