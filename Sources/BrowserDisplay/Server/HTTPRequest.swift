/// The head of a request; what this server answers has no body.
struct HTTPRequest: Equatable {
  /// No browser's request for a page is longer.
  static let longestHead = 16_384

  var method: String
  var path: String
  private var fields: [String: String]

  /// - Returns: `nil` if the bytes are no request, or name a field twice.
  init?(head: some Sequence<UInt8>) {
    guard let text = String(validating: Array(head), as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "HTTP/1.1", parts[1].first == "/" else { return nil }
    method = String(parts[0])
    path = String(parts[1].prefix { $0 != "?" })
    fields = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, fields[name] == nil else { return nil }
      fields[name] = line[line.index(after: colon)...].trimming { $0 == " " || $0 == "\t" }
    }
  }

  subscript(name: String) -> String? { fields[name] }

  /// Whether a field that holds a list, such as `Connection`, holds a word.
  func field(_ name: String, lists word: String) -> Bool {
    (fields[name] ?? "").split(separator: ",").contains {
      $0.trimming { $0 == " " }.lowercased() == word
    }
  }

  /// The number of bytes in front of the empty line that ends a head.
  static func headLength(in bytes: [UInt8]) -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first { bytes[$0] == 13 && bytes[$0..<$0 + 4].elementsEqual(end) }
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
