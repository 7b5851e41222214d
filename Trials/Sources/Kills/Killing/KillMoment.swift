import TrialKit

/// When a program is killed.
enum KillMoment {
  /// After thousandths of the time that it took when nothing ended it.
  case share(Int)
  /// At a change of the files that it writes.
  case change(Int)

  init?(_ words: [String]) {
    guard words.count >= 2, let number = Int(words[words.count - 1]) else { return nil }
    switch words[words.count - 2] {
    case "at": self = .share(number)
    case "change": self = .change(number)
    default: return nil
    }
  }

  var words: [String] {
    switch self {
    case .share(let number): ["at", "\(number)"]
    case .change(let number): ["change", "\(number)"]
    }
  }

  static func random(using random: inout SeededGenerator) -> KillMoment {
    Int.random(in: 0...2, using: &random) == 0
      ? .share(Int.random(in: 0...999, using: &random))
      : .change(Int.random(in: 1...(Bool.random(using: &random) ? 12 : 90), using: &random))
  }
}
