extension ImmediateScheduler {
  /// The only time of an immediate scheduler.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }
}

extension ImmediateScheduler.SchedulerTimeType {
  /// A duration, which is ignored.
  public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Sendable,
    SchedulerTimeIntervalConvertible
  {
    public var magnitude: Int

    public init(_ value: Int) { magnitude = value }
    public init(integerLiteral value: Int) { self.init(value) }
    public init(floatLiteral value: Double) { self.init(Int(value)) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self.init(value)
    }

    public static func seconds(_ s: Int) -> Stride { 0 }
    public static func seconds(_ s: Double) -> Stride { 0 }
    public static func milliseconds(_ ms: Int) -> Stride { 0 }
    public static func microseconds(_ us: Int) -> Stride { 0 }
    public static func nanoseconds(_ ns: Int) -> Stride { 0 }

    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}
