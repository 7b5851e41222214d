/// The contents of answers.
enum HostileBody {
  static func bytes(_ name: String) -> [UInt8] {
    switch name {
    case "empty": text("{\"total_count\":0,\"items\":[]}")
    case "nothing": []
    case "deep": text(String(repeating: "[", count: 100_000))
    case "latin": page(name: "a") + [0xFC, 0xFF]
    case "negative": text(search(total: "-9223372036854775808", [item(1, "a", stars: "-1")]))
    case "numbers": text(search(total: "1e308", [item(1, "a", stars: "99999999999999999999")]))
    case "many": text(search(total: "9", (0..<60_000).map { item($0, "a\($0)") }))
    case "keys":
      text("{" + (0..<300_000).map { "\"k\($0)\":0," }.joined() + "\"total_count\":0,\"items\":[]}")
    case "long": page(name: String(repeating: "a", count: 3_000_000))
    case "marks": page(name: "e" + String(repeating: "\u{301}", count: 500_000))
    case "zeros": [UInt8](repeating: 0x30, count: 1_000_000)
    default: page(name: "swift")
    }
  }

  private static func page(name: String) -> [UInt8] {
    text(search(total: "3", (0..<3).map { item($0, name) }))
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func search(total: String, _ items: [String]) -> String {
    "{\"total_count\":\(total),\"items\":[\(items.joined(separator: ","))]}"
  }

  private static func item(_ id: Int, _ name: String, stars: String = "7") -> String {
    """
    {"id":\(id),"name":"\(name)","owner":{"login":"o"},"description":"\(name.prefix(9))",\
    "stargazers_count":\(stars),"language":null}
    """
  }
}
