import Foundation
import Synchronization

/// Returns localized texts in the user's preferred language, from all bundles that contain a program's
/// resources.
///
/// Foundation's lookup on Linux supports neither the user's language nor string catalogs.
enum LocalizedStrings {
  private struct TableName: Hashable {
    let bundle: String
    let table: String
  }

  private struct State {
    var tables: [TableName: [StringTable]] = [:]
    /// The plural forms of the returned texts, by text.
    var plurals: [String: PluralFormat] = [:]
  }

  private static let state = Mutex(State())

  /// - Returns: `nil` if no table contains the key.
  static func string(_ key: String, table: String?, in bundle: Bundle?) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return state.withLock { state in
      for bundle in ResourceBundles.searched(for: bundle) {
        let place = TableName(bundle: bundle.bundlePath, table: name)
        let tables = state.tables[place] ?? tables(name, in: bundle)
        state.tables[place] = tables
        for table in tables {
          guard let text = table.texts[key] else { continue }
          if let plural = table.plurals[key] { state.plurals[text] = plural }
          return text
        }
      }
      return nil
    }
  }

  /// Returns all texts of a table in the user's preferred language.
  static func texts(of table: String, in bundle: Bundle) -> [String: String] {
    tables(table, in: bundle).first?.texts ?? [:]
  }

  /// Fills in a format, with the plural forms for its arguments if a table contains any.
  static func formatted(
    _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    let plural = state.withLock { $0.plurals[format] }?.resolved(for: arguments)
    return String(
      format: plural?.format ?? format, locale: locale, arguments: plural?.arguments ?? arguments)
  }

  /// Returns the texts of a bundle in the user's preferred languages, followed by those in the app's own
  /// language.
  private static func tables(_ name: String, in bundle: Bundle) -> [StringTable] {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let files = FileManager.default
    var tables: [String: StringTable] = [:]
    var source: String?
    if let path = bundle.path(forResource: name, ofType: "xcstrings"),
      let data = files.contents(atPath: path), let catalog = StringCatalog(data)
    {
      (tables, source) = (catalog.tables, catalog.sourceLanguage)
    }
    let folders = ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lproj") }
    for lproj in folders {
      let language = String(lproj.dropLast(6))
      let path = "\(folder)/\(lproj)/\(name)"
      if let data = files.contents(atPath: path + ".strings") {
        tables[language, default: StringTable()].add(strings: data)
      }
      if let data = files.contents(atPath: path + ".stringsdict") {
        tables[language, default: StringTable()].add(plurals: data, language: language)
      }
    }
    // The bundle itself may be the folder of one language.
    if let data = files.contents(atPath: "\(folder)/\(name).strings") {
      tables["", default: StringTable()].add(strings: data)
    }
    if let data = files.contents(atPath: "\(folder)/\(name).stringsdict") {
      let language = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
      tables["", default: StringTable()].add(plurals: data, language: language)
    }
    let chosen =
      PreferredLanguages.choices(among: Array(tables.keys))
      + [source, "Base", "en", ""].compactMap { $0 }
    return chosen.compactMap { tables[$0] }
  }
}
