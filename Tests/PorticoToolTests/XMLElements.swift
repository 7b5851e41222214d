import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document in their order, read by Foundation's parser.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
  }

  private var elements: [Element] = []

  /// `nil` if the document is not well-formed.
  static func of(_ document: String) -> [Element]? {
    let reader = XMLElements()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.elements : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }
}
