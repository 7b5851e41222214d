import Foundation

/// Writes the messages of a subsystem to standard error.
///
/// Messages of the levels `debug` and `info` are written only if the environment variable `OS_ACTIVITY_DT_MODE` is set.
public final class OSLog: Sendable {
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  private let subsystem: String
  private let category: String
  private let isDisabled: Bool

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(isDisabled: true)

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    subsystem = ""
    category = ""
    self.isDisabled = isDisabled
  }

  private static let showsDetails =
    ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && (Self.showsDetails || type != .debug && type != .info)
  }

  /// Whether signposts are recorded. Always `false`.
  public var signpostsEnabled: Bool { false }

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let start = place.isEmpty ? "" : "[\(place)] "
    FileHandle.standardError.write(Data("\(start)\(type.name): \(message())\n".utf8))
  }
}
