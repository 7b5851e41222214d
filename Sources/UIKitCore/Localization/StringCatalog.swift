import Foundation

/// A table of texts in all languages in the format of Xcode 15 and later: `Name.xcstrings`.
struct StringCatalog {
  let sourceLanguage: String
  private(set) var tables: [String: StringTable]

  /// - Returns: `nil` if the data isn't a catalog.
  init?(_ data: Data) {
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else { return nil }
    sourceLanguage = content.sourceLanguage
    tables = [sourceLanguage: StringTable()]
    for (key, entry) in content.strings {
      for (language, localization) in entry.localizations ?? [:] {
        add(key, localization, language)
      }
    }
  }

  private struct Content: Decodable {
    struct Entry: Decodable {
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      struct StringUnit: Decodable {
        let value: String
      }

      struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
      }

      struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
      }

      let stringUnit: StringUnit?
      let variations: Variations?
      let substitutions: [String: Substitution]?

      /// The text for a phone, if it depends on the device.
      var text: String? {
        stringUnit?.value ?? variations?.device?["iphone"]?.text
          ?? variations?.device?["other"]?.text ?? variations?.plural?["other"]?.text
      }
    }

    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private mutating func add(_ key: String, _ entry: Content.Localization, _ language: String) {
    guard let text = entry.text else { return }
    var plural: PluralFormat?
    if let forms = entry.variations?.plural {
      // The whole text is a single variable.
      plural = PluralFormat(
        text: "%#@all@",
        variables: ["all": .init(specifier: "lld", forms: forms.compactMapValues(\.text))],
        language: language)
    } else if let parts = entry.substitutions, !parts.isEmpty {
      var numbered = text
      for (name, part) in parts {
        guard let number = part.argNum else { continue }
        numbered = numbered.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
      }
      plural = PluralFormat(
        text: numbered,
        variables: parts.mapValues { part in
          .init(
            specifier: part.formatSpecifier ?? "lld",
            forms: (part.variations?.plural ?? [:]).compactMapValues(\.text))
        }, language: language)
    }
    tables[language, default: StringTable()].texts[key] = text
    tables[language]?.plurals[key] = plural
  }
}
