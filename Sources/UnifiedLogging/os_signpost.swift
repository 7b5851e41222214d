/// Begins or ends an interval that instruments would measure; nothing measures it here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

public func os_signpost(
  animationBegin format: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog,
  name: StaticString, signpostID: OSSignpostID = .exclusive, _ arguments: any CVarArg...
) {}

public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(0)
  public static let begin = OSSignpostType(1)
  public static let end = OSSignpostType(2)
}
