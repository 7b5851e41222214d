/// The parts that reports in XML share.
enum XML {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Returns a text that is escaped for an attribute or an element.
  static func escaped(_ text: String) -> String {
    Vectors.escaped(text.printable)
  }
}
