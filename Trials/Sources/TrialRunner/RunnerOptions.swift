public import Foundation

/// What the command line of the runner asks for.
public struct RunnerOptions: Equatable, Sendable {
  public var seconds = 600.0
  /// The trials to run; all where empty.
  public var only: [String] = []
  public var seed = UInt64.random(in: 0..<1_000_000_000)
  public var failures = URL(fileURLWithPath: "failures", isDirectory: true)

  public static let usage = """
    usage: trials [--minutes N | --hours N | --seconds N] [--only NAME,…] [--seed N] [--failures DIR]

      --minutes N    how long all trials together take; 10 unless given
      --only NAME,…  these trials alone
      --seed N       the first seed of each trial; at random unless given
      --failures DIR where the scripts of failures go; ./failures unless given
    """

  public struct Mistake: Error, Equatable {
    public let reason: String
  }

  public init() {}

  /// - Throws: ``Mistake`` for options that don't exist or lack their value.
  public init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(Mistake) -> String {
        guard let value = rest.popFirst() else {
          throw Mistake(reason: "\(argument) needs a value")
        }
        return value
      }
      func number() throws(Mistake) -> Double {
        let text = try value()
        guard let number = Double(text), number > 0, number.isFinite else {
          throw Mistake(reason: "\(argument) needs a number above 0, not '\(text)'")
        }
        return number
      }
      switch argument {
      case "--seconds": seconds = try number()
      case "--minutes": seconds = try number() * 60
      case "--hours": seconds = try number() * 3600
      case "--only": only = try value().split(separator: ",").map(String.init)
      case "--failures": failures = URL(fileURLWithPath: try value(), isDirectory: true)
      case "--seed":
        let text = try value()
        guard let number = UInt64(text) else {
          throw Mistake(reason: "--seed needs a whole number, not '\(text)'")
        }
        seed = number
      default: throw Mistake(reason: "unknown option '\(argument)'")
      }
    }
  }
}
