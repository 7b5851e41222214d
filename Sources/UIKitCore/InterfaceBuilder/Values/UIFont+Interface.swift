import Foundation

extension InterfacePart {
  /// Returns the font of the `fontDescription` child with a key.
  package func font(_ key: String) -> UIFont? {
    guard let font = part("fontDescription", key: key) else { return nil }
    let size: CGFloat = font.value("pointSize") ?? UIFont.systemFontSize
    if let style = font["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = font["name"] {
      _ = font["family"]
      return UIFont(name: name, size: size)
    }
    switch font["type"] ?? "system" {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      return .systemFont(ofSize: size, weight: font["weight"].flatMap(Self.weight) ?? .regular)
    case let type:
      font.warn("a font of type \(type) is not known here")
      return .systemFont(ofSize: size)
    }
  }

  private static func weight(_ name: String) -> UIFont.Weight? {
    let symbolWeight: UIImage.SymbolWeight? =
      name == "ultraLight" || name == "ultralight" ? .ultraLight : CaseNames.value(name)
    return symbolWeight?.fontWeight()
  }
}
