import Foundation
import Testing

/// A PDF file of one page that a test writes.
struct PDFText: CustomTestStringConvertible {
  /// The objects from number 4 on. Those before are the catalog, the node of pages, and the page.
  var objects: [String] = []
  var content = ""
  var resources = ""
  /// What the page has besides.
  var page = ""
  var node = "/MediaBox [0 0 10 10]"
  /// What the catalog and the trailer have besides.
  var trailer = ""
  /// The number of the object that draws the page, where it is none of its own.
  var contents: Int?

  var testDescription: String { String(content.prefix(40)) }

  /// - Parameters:
  ///   - content: What draws the page, 10 points wide and high.
  ///   - resources: The entries of the page's resources.
  ///   - objects: Those that the resources refer to, from `4 0 R` on.
  init(_ content: String, _ resources: String = "", _ objects: [String] = []) {
    (self.content, self.resources, self.objects) = (content, resources, objects)
  }

  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  var all: [String] {
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages \(node.contains("/Kids") ? "" : "/Kids [3 0 R]") /Count 1 \(node) >>",
      "<< /Type /Page /Parent 2 0 R /Resources << \(resources) >> "
        + "/Contents \(contents ?? objects.count + 4) 0 R \(page) >>",
    ] + objects + [Self.stream(content)]
  }

  /// With a table of where the objects are.
  var data: Data {
    var text = "%PDF-1.7\n"
    var places: [Int] = []
    for (index, object) in all.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places {
      text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    text += "trailer\n<< /Size \(places.count + 1) /Root 1 0 R \(trailer) >>\n"
    return Data((text + "startxref\n\(start)\n%%EOF\n").utf8)
  }
}
