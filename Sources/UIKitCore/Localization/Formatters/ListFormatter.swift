public import Foundation

/// Joins items to a list, for example as "a, b, and c". Foundation on Linux lacks this class.
open class ListFormatter: Formatter {
  /// By default the locale of the user's preferred language.
  open var locale: Locale! = PreferredLanguages.locale
  /// Formats the items. Without it, items are described.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, PreferredLanguages.locale)
  }

  private class func join(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }

  open func string(from items: [Any]) -> String? {
    let strings = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return Self.join(strings, locale ?? PreferredLanguages.locale)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
