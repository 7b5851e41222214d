import Foundation

/// The user's languages in order of preference.
enum PreferredLanguages {
  /// The languages of the user default `AppleLanguages`, which a command-line argument can set as on iOS
  /// (`-AppleLanguages "(de)"`), otherwise the language of the environment.
  static var current: [String] {
    if let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages"),
      !languages.isEmpty
    {
      return languages
    }
    let environment = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = (names.first { !$0.isEmpty } ?? "").prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX"
      ? ["en"] : [name.replacingOccurrences(of: "_", with: "-")]
  }

  /// The locale of the user's preferred language.
  static var locale: Locale { Locale(identifier: current.first ?? "en") }

  /// Returns those of `localizations` that match the user's languages, by their folder names: `pt-BR` before
  /// `pt`.
  static func choices(among localizations: [String]) -> [String] {
    current.flatMap { language in
      let parts = language.split(separator: "-")
      return (0..<parts.count).reversed().flatMap { last in
        let name = parts[...last].joined(separator: "-")
        return localizations.filter {
          $0.replacingOccurrences(of: "_", with: "-").lowercased() == name.lowercased()
        }
      }
    }
  }
}
