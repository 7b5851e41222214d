import Synchronization

/// An identifier of a stream of values.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt

  private static let count = Atomic<UInt>(0)

  public init() {
    value = Self.count.add(1, ordering: .relaxed).newValue
  }

  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  }

  public var description: String { "0x" + String(value, radix: 16) }
}
