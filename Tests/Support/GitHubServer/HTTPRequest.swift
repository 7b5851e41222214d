import Foundation

/// A request as it came over the wire.
struct HTTPRequest: Sendable {
  let method: String
  let target: String
  /// Names in lower case.
  let headers: [String: String]

  var path: String { String(target.prefix { $0 != "?" }) }

  func parameter(_ name: String) -> String? {
    URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value
  }

  func number(_ name: String) -> Int? {
    parameter(name).flatMap(Int.init)
  }

  /// The request at the start of what was read and how many bytes it takes; `nil` when it is not all there.
  static func parse(_ bytes: [UInt8]) -> (HTTPRequest, Int)? {
    let end = Array("\r\n\r\n".utf8)
    guard bytes.count >= end.count,
      let start = (0...bytes.count - end.count).first(where: { bytes[$0...].starts(with: end) })
    else { return nil }
    let lines = String(decoding: bytes[..<start], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let length = start + end.count + (headers["content-length"].flatMap(Int.init) ?? 0)
    guard bytes.count >= length else { return nil }
    return (HTTPRequest(method: words[0], target: words[1], headers: headers), length)
  }
}
