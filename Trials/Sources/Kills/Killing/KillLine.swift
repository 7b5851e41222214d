import TrialKit

/// A line of a script: a program, what it is to do, and the signal and the moment that end it.
struct KillLine {
  let words: [String]
  let signal: KillSignal
  let moment: KillMoment

  var text: String { words.joined(separator: " ") }

  init?(_ text: String) {
    self.init(text.split(separator: " ").map(String.init))
  }

  private init?(_ words: [String]) {
    guard let first = words.first, Self.verbs.contains(first) else { return nil }
    self.words = words
    signal = words.lazy.compactMap(KillSignal.init).first ?? .kill
    moment = KillMoment(words) ?? .share(500)
  }

  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
  func number(_ index: Int) -> Int { Int(word(index)) ?? 0 }

  // MARK: Random lines

  private static let verbs = ["check", "edit", "new", "port", "target", "gallery"]
  private static let formats = ["json", "text", "html", "sarif"]
  private static let kinds = ["screen", "module", "coordinator", "app"]
  private static let architectures = ["mvc", "mvp", "mvvm", "viper"]

  static func random(using random: inout SeededGenerator) -> KillLine {
    func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }
    let verb = pick([
      "check", "check", "check", "edit", "new", "new", "port", "port", "target", "gallery",
    ])
    let signal = pick(KillSignal.ofTools)
    let moment = KillMoment.random(using: &random)
    let words: [String] =
      switch verb {
      case "check": [verb, pick(formats), signal.rawValue] + moment.words
      case "edit": [verb, "\(Int.random(in: 0...99, using: &random))"]
      case "new": [verb, pick(kinds), pick(architectures), signal.rawValue] + moment.words
      case "port": [verb, signal.rawValue] + moment.words
      case "gallery":
        [verb, "\(Int.random(in: 0...9, using: &random))", pick(KillSignal.ofApps).rawValue]
          + KillMoment.share(Int.random(in: 0...999, using: &random)).words
      default: [verb]
      }
    return KillLine(words)!
  }
}
