/// The head of an HTTP request. The requests that this server answers have no body.
struct HTTPRequest: Equatable {
  /// The largest length of a head. Browsers' requests for a page are shorter.
  static let longestHead = 16_384

  var method: String
  var path: String
  private var fields: [String: String]

  /// - Returns: `nil` if the bytes aren't a valid request, or if a field occurs twice.
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

  /// Returns `true` if a field with a list of words, such as `Connection`, contains a word.
  func field(_ name: String, lists word: String) -> Bool {
    (fields[name] ?? "").split(separator: ",").contains {
      $0.trimming { $0 == " " }.lowercased() == word
    }
  }

  /// Returns the number of bytes before the empty line that ends a head, or `nil` if the head is incomplete.
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
