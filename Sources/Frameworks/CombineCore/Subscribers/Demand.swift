import UIKitDiagnostics

extension Subscribers {
  /// A number of values that a subscriber requests, which may be unlimited.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    private let count: UInt

    private init(_ count: UInt) {
      self.count = Swift.min(count, UInt(Int.max) + 1)
    }

    /// An unlimited number of values.
    public static let unlimited = Demand(.max)
    /// No values.
    public static let none = Demand(0)

    /// At most a number of values.
    public static func max(_ value: Int) -> Demand {
      require(value >= 0, "A demand can't be negative: \(value)")
      return Demand(UInt(value))
    }

    /// The number of values, or `nil` if it's unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func + (one: Demand, other: Demand) -> Demand {
      let (sum, isTooMuch) = one.count.addingReportingOverflow(other.count)
      return isTooMuch ? .unlimited : Demand(sum)
    }

    public static func + (one: Demand, other: Int) -> Demand {
      other < 0 ? one - -other : one + .max(other)
    }

    /// Subtracts a demand; the result is never negative. An unlimited demand stays unlimited.
    public static func - (one: Demand, other: Demand) -> Demand {
      if one == .unlimited { return .unlimited }
      return Demand(one.count - Swift.min(one.count, other.count))
    }

    public static func - (one: Demand, other: Int) -> Demand {
      other < 0 ? one + -other : one - .max(other)
    }

    public static func * (one: Demand, other: Int) -> Demand {
      require(other >= 0, "A demand can't be negative: \(other)")
      let (product, isTooMuch) = one.count.multipliedReportingOverflow(by: UInt(other))
      return isTooMuch ? .unlimited : Demand(product)
    }

    public static func += (one: inout Demand, other: Demand) { one = one + other }
    public static func += (one: inout Demand, other: Int) { one = one + other }
    public static func -= (one: inout Demand, other: Demand) { one = one - other }
    public static func -= (one: inout Demand, other: Int) { one = one - other }
    public static func *= (one: inout Demand, other: Int) { one = one * other }

    public static func < (one: Demand, other: Demand) -> Bool { one.count < other.count }
    public static func < (one: Demand, other: Int) -> Bool { !(one >= other) }
    public static func <= (one: Demand, other: Int) -> Bool { !(one > other) }
    public static func >= (one: Demand, other: Int) -> Bool { other <= 0 || one.count >= other }
    public static func > (one: Demand, other: Int) -> Bool { other < 0 || one.count > other }
    public static func == (one: Demand, other: Int) -> Bool { one.count == other }
    public static func != (one: Demand, other: Int) -> Bool { one.count != other }
    public static func < (one: Int, other: Demand) -> Bool { other > one }
    public static func <= (one: Int, other: Demand) -> Bool { other >= one }
    public static func >= (one: Int, other: Demand) -> Bool { other <= one }
    public static func > (one: Int, other: Demand) -> Bool { other < one }
    public static func == (one: Int, other: Demand) -> Bool { other == one }
    public static func != (one: Int, other: Demand) -> Bool { other != one }
  }
}
