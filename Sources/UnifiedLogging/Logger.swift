/// Writes messages of one subsystem and category.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init() { log = .default }

  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
