/// What reports in XML share.
enum XML {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Text as it may stand in an attribute or an element.
  static func escaped(_ text: String) -> String {
    Vectors.escaped(text.printable)
  }
}
