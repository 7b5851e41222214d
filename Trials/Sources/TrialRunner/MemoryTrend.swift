import Foundation

/// Whether memory grows from round to round once everything is warm.
public struct MemoryTrend: Equatable, Sendable {
  /// What is let pass as noise: bytes a round, and bytes in all.
  public static let limitPerRound = 16.0 * 1024
  public static let limitInAll = 24.0 * 1024 * 1024
  /// Rounds that fill caches and pools.
  static let warmUp = 0.3
  static let fewestRounds = 40

  /// Bytes a round, by least squares after warming up.
  public let slope: Double
  public let rounds: Int

  /// - Parameter resident: What the process had in memory after each round; of few rounds there is no trend.
  public init?(_ resident: [Int]) {
    let warm = Array(resident.dropFirst(Int(Double(resident.count) * Self.warmUp)))
    guard resident.count >= Self.fewestRounds else { return nil }
    let count = Double(warm.count)
    let meanX = (count - 1) / 2
    let meanY = warm.reduce(0.0) { $0 + Double($1) } / count
    var covariance = 0.0
    var variance = 0.0
    for (x, y) in warm.enumerated() {
      covariance += (Double(x) - meanX) * (Double(y) - meanY)
      variance += (Double(x) - meanX) * (Double(x) - meanX)
    }
    slope = covariance / variance
    rounds = warm.count
  }

  public var isGrowth: Bool {
    slope > Self.limitPerRound && slope * Double(rounds) > Self.limitInAll
  }
}
