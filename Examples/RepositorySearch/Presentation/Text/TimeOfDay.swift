import Foundation

/// Formats a time of day, such as `14:05:09`.
enum TimeOfDay {
  static func text(_ date: Date, in calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second]
      .map { number in
        let text = "\(number ?? 0)"
        return text.count < 2 ? "0\(text)" : text
      }
      .joined(separator: ":")
  }
}
