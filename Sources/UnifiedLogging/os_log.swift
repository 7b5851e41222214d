import Foundation

/// Writes a message with values in place of formats such as `%{public}@`.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message.description, arguments), type)
}

public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(formatted(message.description, arguments), type)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(message.text, type)
}

/// Returns the message with its values. Removes the privacy in braces, such as `%{public}@`, which Foundation doesn't
/// support.
func formatted(_ message: String, _ arguments: [any CVarArg]) -> String {
  String(format: message.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
}
