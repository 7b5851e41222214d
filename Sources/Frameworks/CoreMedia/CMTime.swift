import Foundation

/// The number of nanoseconds per second. It's disfavored, so that UIKit's declaration is used if both modules are
/// imported.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// A time as a number of units of a fraction of a second.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates a time, rounded to the timescale.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let scaled = seconds * Double(preferredTimescale)
    guard abs(scaled) < 9e18 else {
      self = scaled > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(scaled.rounded()), timescale: preferredTimescale)
    if Double(value) != scaled { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds, or NaN if the time isn't numeric.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }

  public static func + (one: CMTime, other: CMTime) -> CMTime { one.combined(other, +) }
  public static func - (one: CMTime, other: CMTime) -> CMTime { one.combined(other, -) }

  /// Returns the result of an operation on the times in seconds, exact if their timescales are equal.
  private func combined(_ other: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    return CMTime(
      seconds: operation(seconds, other.seconds),
      preferredTimescale: max(timescale, other.timescale, 1))
  }
}

extension CMTime: Comparable {
  public static func == (one: CMTime, other: CMTime) -> Bool {
    one.isNumeric && other.isNumeric
      ? one.seconds == other.seconds : one.flags == other.flags
  }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
}

extension CMTime: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric ? seconds : 0)
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
