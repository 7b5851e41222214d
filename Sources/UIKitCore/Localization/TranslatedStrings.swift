public import Foundation

/// What `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)` are in translated sources.
public func _localizedString(
  _ key: String, _ value: String?, _ table: String?, _ bundle: Bundle
) -> String {
  LocalizedStrings.string(key, table: table, in: bundle)
    ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
}

/// What `String(format:locale:arguments:)` is there: with the forms that a table has for the arguments' numbers.
public func _formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  // A number is no object, but a cast would make one of it.
  let arguments = arguments.map { argument in
    type(of: argument) is NSObject.Type
      ? (argument as? NSObject)?.description ?? argument : argument
  }
  return LocalizedStrings.formatted(format, locale, arguments)
}
