import Foundation

/// The texts of a table in one language.
struct StringTable: Sendable {
  var texts: [String: String] = [:]
  var plurals: [String: PluralFormat] = [:]

  /// Adds the texts of a `Name.strings` file.
  mutating func add(strings data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    texts.merge(list as? [String: String] ?? [:]) { $1 }
  }

  /// Adds the plural forms of a `Name.stringsdict` file.
  mutating func add(plurals data: Data, language: String) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    for (key, value) in list as? [String: [String: Any]] ?? [:] {
      guard let text = value["NSStringLocalizedFormatKey"] as? String else { continue }
      let variables = value.compactMapValues { $0 as? [String: String] }.mapValues { forms in
        PluralFormat.Variable(
          specifier: forms["NSStringFormatValueTypeKey"] ?? "d", forms: forms)
      }
      texts[key] = text
      plurals[key] = PluralFormat(text: text, variables: variables, language: language)
    }
  }
}
