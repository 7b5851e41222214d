public import Foundation

/// Describes names of persons, and reads them. Foundation on Linux lacks the function of this class.
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short = 1
    case medium = 2
    case long = 3
    case abbreviated = 4
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  /// Whether the phonetic representation of a name is described.
  open var isPhonetic = false
  /// By default the locale of the user's preferred language.
  open var locale: Locale! = PreferredLanguages.locale

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let familyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(
      locale.language.languageCode?.identifier)
    let core = familyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    switch style {
    case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
    case .abbreviated: return core.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    case .long:
      let all =
        familyFirst
        ? [name.namePrefix, name.familyName, name.middleName, name.givenName, name.nameSuffix]
        : [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      return joined(all)
    case .default, .medium: return joined(core)
    }
  }

  private func joined(_ parts: [String?]) -> String {
    let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
    let isIdeographic = parts.allSatisfy {
      $0.unicodeScalars.allSatisfy(\.properties.isIdeographic)
    }
    return parts.joined(separator: isIdeographic ? "" : " ")
  }

  /// Reads a name: the first word is the given name, the last one the family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 {
      components.middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
    return components
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}

/// The class, where Foundation is imported, too: its class of this name does nothing on Linux.
public typealias _PersonNameComponentsFormatter = PersonNameComponentsFormatter
