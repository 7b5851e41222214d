public import Foundation

extension NSString {
  /// Creates a string from a format, with the arguments formatted for a locale.
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    let locale = locale.map { NSLocale(localeIdentifier: $0.identifier) }
    self.init(format: format, locale: locale as AnyObject?, arguments: arguments)
  }

  /// Creates a string from a format, with the arguments formatted for a locale.
  public convenience init(format: String, locale: Locale?, _ args: any CVarArg...) {
    self.init(string: String(format: format, locale: locale, arguments: args))
  }
}
