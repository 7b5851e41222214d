public import Foundation

/// Replaces `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)` in translated sources.
public func _localizedString(
  _ key: String, _ value: String?, _ table: String?, _ bundle: Bundle
) -> String {
  LocalizedStrings.string(key, table: table, in: bundle)
    ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
}

/// Replaces `String(format:locale:arguments:)` in translated sources: it uses the plural forms for the
/// arguments' numbers.
public func _formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  // A number isn't an object, but a cast would convert it to one.
  let arguments = arguments.map { argument in
    type(of: argument) is NSObject.Type
      ? (argument as? NSObject)?.description ?? argument : argument
  }
  return LocalizedStrings.formatted(format, locale, arguments)
}
