import TrialKit

/// An answer as a line of a script has it: pairs of words, `status 200 length exact coding gzip body page`.
struct HostileAnswer: Sendable {
  private var words: [String: String]

  init?(_ line: String) {
    let parts = line.split(separator: " ").map(String.init)
    guard parts.count % 2 == 0 else { return nil }
    words = [:]
    for index in stride(from: 0, to: parts.count, by: 2) {
      guard Self.choices[parts[index]] != nil else { return nil }
      words[parts[index]] = parts[index + 1]
    }
  }

  private init(_ words: [String: String]) {
    self.words = words
  }

  var line: String {
    Self.order.compactMap { key in words[key].map { "\(key) \($0)" } }.joined(separator: " ")
  }

  subscript(key: String) -> String { words[key] ?? Self.choices[key]?.first ?? "" }

  func number(_ key: String) -> Int { Int(self[key]) ?? 0 }

  /// The most ordinary choice comes first. It is also what a word stands at that is left out.
  private static let choices: [String: [String]] = [
    "status": [
      "200", "200", "200", "304", "301", "302", "307", "308", "100", "101", "204", "401", "403",
      "404",
      "409", "422", "429", "500", "503", "000", "99", "1000", "x",
    ],
    "length": [
      "exact", "none", "short", "long", "twice", "-1", "0x10", "1e308", "9223372036854775807",
      "9223372036854775808", "99999999999999999999", "16777217",
    ],
    "framing": [
      "length", "chunked", "trailers", "wrong-chunk", "huge-chunk", "long-chunk", "tiny-chunks",
    ],
    "coding": ["none", "gzip", "gzip-gzip", "zstd", "br", "unknown", "twenty", "false"],
    "body": [
      "page", "empty", "nothing", "deep", "latin", "negative", "numbers", "many", "keys", "long",
      "marks",
      "zeros", "bomb", "endless",
    ],
    "header": [
      "none", "retry-huge", "retry-nan", "retry-date", "reset-inf", "reset-huge", "link-far",
      "link-odd", "link-same", "link-long", "cookies", "location-odd", "location-file",
      "location-loop",
      "challenge", "long-line", "nul", "folded", "etag-long",
    ],
    "flood": ["none", "none", "none", "none", "none", "head", "continue", "trailers", "redirect"],
    "cut": ["100", "100", "100", "0", "1", "50", "99"],
    "pace": ["0", "0", "0", "0", "1", "20"],
  ]

  private static let order = [
    "status", "header", "length", "framing", "coding", "body", "flood", "cut", "pace",
  ]

  /// Mostly ordinary: what is wrong in every respect is refused for the first.
  static func random(using random: inout SeededGenerator) -> HostileAnswer {
    var words: [String: String] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let key = order.randomElement(using: &random)!
      words[key] = choices[key]!.randomElement(using: &random)!
    }
    if words["body"] == nil { words["body"] = "page" }
    return HostileAnswer(words)
  }
}
