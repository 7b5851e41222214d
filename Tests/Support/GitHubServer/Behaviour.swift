/// What the words of a query ask the server to do, such as `slow.200` or `truncated`.
struct Behaviour: Sendable {
  private let words: [String: String]

  init(_ text: String) {
    let pairs = text.split(separator: " ").map { word in
      let parts = word.split(separator: ".", maxSplits: 1)
      return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
    }
    words = Dictionary(pairs) { first, _ in first }
  }

  subscript(word: String) -> String? { words[word] }

  func has(_ word: String) -> Bool { words[word] != nil }

  func number(_ word: String) -> Int? { words[word].flatMap(Int.init) }
}
