public import Foundation

extension NSString {
  /// A string in which the arguments are written as in a locale.
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    let locale = locale.map { NSLocale(localeIdentifier: $0.identifier) }
    self.init(format: format, locale: locale as AnyObject?, arguments: arguments)
  }

  /// A string in which the arguments are written as in a locale.
  public convenience init(format: String, locale: Locale?, _ args: any CVarArg...) {
    self.init(string: String(format: format, locale: locale, arguments: args))
  }
}
