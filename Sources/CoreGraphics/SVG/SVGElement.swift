/// An element of an SVG file.
struct SVGElement {
  let name: String
  var attributes: [String: String]
  var children: [SVGElement] = []
  /// The text directly in the element.
  var text = ""

  var id: String? { attributes["id"] }

  /// The identifier of the element in the same file to which this one refers.
  var reference: String? {
    (attributes["href"] ?? attributes["xlink:href"]).flatMap {
      $0.hasPrefix("#") ? String($0.dropFirst()) : nil
    }
  }
}
