import UniformTypeIdentifiers

/// Functions for uniform type identifiers.
enum TypeIdentifiers {
  static func identifier(forExtension name: String) -> String {
    guard let type = UTType(filenameExtension: name), type.isDeclared else { return "public.data" }
    return type.identifier
  }

  /// Whether a type is equal to another or conforms to it.
  static func conforms(_ type: String, to other: String) -> Bool {
    UTType(importedAs: type).conforms(to: UTType(importedAs: other))
  }
}
