package import Foundation

/// Parses dates in the format of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
package enum HTTPDate {
  package static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: text)
  }
}
