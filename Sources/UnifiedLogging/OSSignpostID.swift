import Synchronization

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// An identifier that no other interval of the process has.
  public init(log: OSLog) { self = .unique() }

  /// An identifier that is the same for the same object.
  public init(log: OSLog, object: AnyObject) { self.init(object) }

  init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  static func unique() -> OSSignpostID {
    OSSignpostID(last.add(1, ordering: .relaxed).newValue)
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
