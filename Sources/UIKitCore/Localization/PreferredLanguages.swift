import Foundation

/// The languages that the person reads, the most liked first.
enum PreferredLanguages {
  /// Those of the defaults `AppleLanguages`, which an argument can set as on iOS (`-AppleLanguages "(de)"`), else that
  /// of the environment.
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

  /// How the person's language writes numbers and dates.
  static var locale: Locale { Locale(identifier: current.first ?? "en") }

  /// Those of `localizations` that the person reads, as folders are called: `pt-BR` before `pt`.
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
