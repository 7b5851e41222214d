/// What a trial tells its runner, a line of standard output each.
public enum TrialLine: Equatable, Sendable {
  case began(seed: UInt64, lines: Int)
  /// - Parameters:
  ///   - amount: How many events, bytes or inputs the round consisted of.
  ///   - resident: The resident memory of the process after it, in bytes.
  case ended(seed: UInt64, amount: Int, resident: Int)
  case failed(seed: UInt64, message: String)

  /// Other lines are what the code under trial prints.
  private static let mark = "@trial"

  public var text: String {
    switch self {
    case .began(let seed, let lines): "\(Self.mark) began \(seed) \(lines)"
    case .ended(let seed, let amount, let resident):
      "\(Self.mark) ended \(seed) \(amount) \(resident)"
    case .failed(let seed, let message):
      "\(Self.mark) failed \(seed) "
        + message.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    }
  }

  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.mark, let seed = UInt64(parts[2]) else { return nil }
    switch parts[1] {
    case "began":
      guard let lines = Int(parts[3]) else { return nil }
      self = .began(seed: seed, lines: lines)
    case "ended":
      let numbers = parts[3].split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      self = .ended(seed: seed, amount: numbers[0], resident: numbers[1])
    case "failed":
      self = .failed(
        seed: seed,
        message: parts[3].split(separator: "\\n", omittingEmptySubsequences: false).joined(
          separator: "\n"))
    default: return nil
    }
  }
}
