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

/// The message with its values. Who may see them stands in braces, which Foundation doesn't know.
func formatted(_ message: String, _ arguments: [any CVarArg]) -> String {
  String(format: message.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
}

/// Begins or ends an interval that instruments would measure; nothing measures it here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public enum OSSignpostType: Sendable { case begin, end, event }

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  public init(log: OSLog) { rawValue = 1 }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)
}
