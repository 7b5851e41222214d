public import Foundation

extension DispatchQueue {
  /// A time on a queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      self.init(
        DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(start <= end ? Int(end - start) : -Int(start - end))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A duration in nanoseconds. Literals are seconds.
  public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
    Sendable, SchedulerTimeIntervalConvertible
  {
    public var magnitude: Int

    public init(_ timeInterval: DispatchTimeInterval) {
      magnitude =
        switch timeInterval {
        case .seconds(let count): count * 1_000_000_000
        case .milliseconds(let count): count * 1_000_000
        case .microseconds(let count): count * 1000
        case .nanoseconds(let count): count
        case .never: .max
        @unknown default: .max
        }
    }

    public init(floatLiteral value: Double) { self = .seconds(value) }
    public init(integerLiteral value: Int) { self = .seconds(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self = .nanoseconds(value)
    }

    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    public static func seconds(_ s: Double) -> Stride { .nanoseconds(Int(s * 1_000_000_000)) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride {
      .nanoseconds(a.magnitude + b.magnitude)
    }
    public static func - (a: Stride, b: Stride) -> Stride {
      .nanoseconds(a.magnitude - b.magnitude)
    }
    public static func * (a: Stride, b: Stride) -> Stride {
      .nanoseconds(a.magnitude * b.magnitude)
    }
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}
