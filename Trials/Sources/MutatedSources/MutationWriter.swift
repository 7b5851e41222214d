import TrialKit

/// Writes the lines that make a module at random.
struct MutationWriter {
  private var random: SeededGenerator
  private let files: [String]

  init(seed: UInt64, files: [String]) {
    random = SeededGenerator(seed: seed)
    self.files = files
  }

  mutating func module() -> [String] {
    var lines: [String] = []
    for _ in 0..<2 {
      guard let file = files.randomElement(using: &random) else { break }
      lines.append("file \(file)")
      for _ in 0..<number(1...6) { lines.append(mutation()) }
    }
    return lines + ["translate"]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func mutation() -> String {
    let place = number(0...99_999)
    switch number(0...9) {
    case 0: return "remove \(place) 1"
    case 1: return "remove \(place) \(number(2...40))"
    case 2: return "byte \(place) \(number(0...255))"
    case 3: return "end \(place)"
    case 4: return "move \(place) \(number(0...99_999)) \(number(1...60))"
    default: return "insert \(place) \(number(0...Mutation.pieces.count - 1))"
    }
  }
}
