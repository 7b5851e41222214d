import Foundation

/// What the command line of a trial asks for.
public struct TrialOptions: Equatable, Sendable {
  /// When to stop.
  public enum Extent: Equatable, Sendable {
    case rounds(Int)
    case seconds(Double)
  }

  /// The seed of the first round; each round's is one more.
  public var seed = UInt64.random(in: 0..<1_000_000_000)
  public var extent = Extent.rounds(1)
  /// A file with the lines to perform in place of those of a seed.
  public var replay: String?
  /// Prints the lines of the seed and performs none.
  public var printsScript = false
  /// A file in which the trial counts the lines that it has reached.
  public var progress: String?

  static let usage = """
    usage: [--seed N] [--rounds N | --seconds N] [--script] [--replay FILE]

      --seed N       the seed of the first round; at random unless given
      --rounds N     how many rounds; 1 unless given
      --seconds N    begin rounds for so long
      --script       print the lines of the seed, perform none
      --replay FILE  perform the lines of a file
    """

  public init() {}

  /// - Throws: ``TrialFailure`` for options that don't exist or lack their value.
  public init(_ arguments: [String]) throws(TrialFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = try Self.number(after: argument, &rest)
      case "--rounds": extent = .rounds(try Self.number(after: argument, &rest))
      case "--seconds": extent = .seconds(try Self.number(after: argument, &rest))
      case "--replay": replay = try Self.value(after: argument, &rest)
      case "--progress": progress = try Self.value(after: argument, &rest)
      case "--script": printsScript = true
      default: throw TrialFailure("unknown option '\(argument)'")
      }
    }
  }

  private static func value(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(TrialFailure) -> String {
    guard let value = rest.popFirst() else { throw TrialFailure("\(option) needs a value") }
    return value
  }

  private static func number<Number: LosslessStringConvertible & Comparable & Numeric>(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(TrialFailure) -> Number {
    let text = try value(after: option, &rest)
    guard let number = Number(text), number >= 0 else {
      throw TrialFailure("\(option) needs a number, not '\(text)'")
    }
    return number
  }

  /// Ends the process after `--help`, and with status 2 after a mistake.
  static func parseOrExit(_ arguments: [String]) -> TrialOptions {
    if arguments.contains("--help") {
      print(usage)
      exit(0)
    }
    do {
      return try TrialOptions(arguments)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n\(usage)\n".utf8))
      exit(2)
    }
  }
}
