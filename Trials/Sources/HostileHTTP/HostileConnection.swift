import Foundation

/// A client's connection, on which an answer is sent as it is to be: wrong, cut off, slow or without end.
final class HostileConnection {
  private let socket: Int32
  private let count: Counter
  private let end = Date(timeIntervalSinceNow: 20)

  init(_ socket: Int32, _ count: Counter) {
    self.socket = socket
    self.count = count
  }

  deinit {
    close(socket)
  }

  func give(_ answer: HostileAnswer, origin: String) {
    guard readRequest() else { return }
    let body = body(of: answer)
    switch answer["flood"] {
    case "continue": return flood("HTTP/1.1 100 Continue\r\nX: y\r\n\r\n")
    case "head":
      send(Array("HTTP/1.1 200 OK\r\n".utf8))
      return flood("X-Flood: aaaaaaaaaaaaaaaaaaaaaaaa\r\n")
    case "redirect":
      send(Array("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n".utf8))
      return flood(String(repeating: "0", count: 999))
    case "trailers":
      send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n".utf8))
      return flood("X-Flood: aaaaaaaaaaaaaaaaaaaaaaaa\r\n")
    default: break
    }
    let whole =
      Array(head(of: answer, body: body.count, origin: origin).utf8) + framed(body, answer)
    let cut = whole.prefix(whole.count * answer.number("cut") / 100)
    if answer.number("pace") > 0 {
      for byte in cut.prefix(50_000) {
        guard Date() < end, send([byte]) else { return }
        usleep(UInt32(answer.number("pace") * 1_000))
      }
    } else {
      send(Array(cut))
    }
    if answer["body"] == "endless", answer.number("cut") == 100 {
      flood(answer["framing"] == "chunked" ? "5\r\n00000\r\n" : "0000000000")
    }
    shutdown(socket, Int32(SHUT_WR))
    var byte: UInt8 = 0
    while Date() < end, recv(socket, &byte, 1, 0) > 0 {}
  }

  // MARK: Parts

  private func body(of answer: HostileAnswer) -> [UInt8] {
    let isBomb = answer["body"] == "bomb"
    let bytes = isBomb ? [UInt8](repeating: 0x30, count: 9) : HostileBody.bytes(answer["body"])
    switch answer["coding"] {
    case "gzip": return isBomb ? Packing.gzipBomb(matches: 500_000) : Packing.gzip(bytes)
    case "gzip-gzip":
      return Packing.gzip(isBomb ? Packing.gzipBomb(matches: 500_000) : Packing.gzip(bytes))
    case "zstd": return Packing.zstdBomb(blocks: isBomb ? 20_000 : 1)
    default: return bytes
    }
  }

  private func framed(_ body: [UInt8], _ answer: HostileAnswer) -> [UInt8] {
    let end = answer["body"] == "endless" ? "" : "0\r\n"
    func chunk(_ length: String, _ rest: String) -> [UInt8] {
      Array("\(length)\r\n".utf8) + body + Array("\r\n\(rest)".utf8)
    }
    let length = String(body.count, radix: 16)
    switch answer["framing"] {
    case "chunked":
      return body.isEmpty
        ? Array("\(end)\r\n".utf8) : chunk(length, end + (end.isEmpty ? "" : "\r\n"))
    case "trailers": return chunk(length, "0\r\nX-Trailer: y\r\nStatus: 4\r\n\r\n")
    case "wrong-chunk": return chunk("zz", "0\r\n\r\n")
    case "huge-chunk": return chunk("FFFFFFFFFFFFFFFF", "0\r\n\r\n")
    case "long-chunk": return chunk("1;" + String(repeating: "x", count: 20_000), "0\r\n\r\n")
    case "tiny-chunks":
      return body.prefix(200_000).flatMap { [0x31, 13, 10, $0, 13, 10] } + Array("0\r\n\r\n".utf8)
    default: return body
    }
  }

  private func head(of answer: HostileAnswer, body count: Int, origin: String) -> String {
    var lines = ["HTTP/1.1 \(answer["status"]) Status"]
    switch answer["coding"] {
    case "none": break
    case "gzip-gzip": lines.append("Content-Encoding: gzip, gzip")
    case "twenty":
      lines.append(
        "Content-Encoding: " + Array(repeating: "gzip", count: 20).joined(separator: ", "))
    case "false": lines.append("Content-Encoding: gzip")
    default: lines.append("Content-Encoding: \(answer["coding"])")
    }
    if answer["framing"] != "length" {
      lines.append("Transfer-Encoding: chunked")
    } else {
      switch answer["length"] {
      case "none": break
      case "exact": if answer["body"] != "endless" { lines.append("Content-Length: \(count)") }
      case "short": lines.append("Content-Length: \(count / 2)")
      case "long": lines.append("Content-Length: \(count + 99)")
      case "twice": lines += ["Content-Length: \(count)", "Content-Length: \(count + 1)"]
      default: lines.append("Content-Length: \(answer["length"])")
      }
    }
    return (lines + headers(answer["header"], origin)).joined(separator: "\r\n") + "\r\n\r\n"
  }

  private func headers(_ name: String, _ origin: String) -> [String] {
    let reset = "X-RateLimit-Remaining: 0\r\nX-RateLimit-Reset:"
    switch name {
    case "retry-huge": return ["Retry-After: 1e308"]
    case "retry-nan": return ["Retry-After: nan"]
    case "retry-date": return ["Retry-After: Fri, 31 Dec 9999 23:59:59 GMT", "Date: never"]
    case "reset-inf": return ["\(reset) inf"]
    case "reset-huge": return ["\(reset) 99999999999999999999999999"]
    case "link-far": return ["Link: <http://127.0.0.1:1/>; rel=\"next\""]
    case "link-odd": return ["Link: <//%00/>; rel=\"next\"", "Link: <; ,\"\\"]
    case "link-same":
      return ["Link: <\(origin)/?page=99999999999999999999\(Int.random(in: 0...9))>; rel=\"next\""]
    case "link-long":
      return ["Link: <\(origin)/\(String(repeating: "a", count: 60_000))>; rel=\"next\""]
    case "cookies": return (0..<100).map { "Set-Cookie: a\($0)=b; Max-Age=1e308; Expires=x" }
    case "location-odd": return ["Location: //%00/"]
    case "location-file": return ["Location: file:///etc/passwd"]
    case "location-loop": return ["Location: /"]
    case "challenge": return ["WWW-Authenticate: Basic realm=\"x\""]
    case "long-line": return ["X-Long: " + String(repeating: "a", count: 200_000)]
    case "nul": return ["X-Nul: a\0b"]
    case "folded": return ["X-Folded: a", " b", "\tc"]
    case "etag-long": return ["ETag: \"" + String(repeating: "a", count: 60_000) + "\""]
    default: return []
    }
  }

  // MARK: Sending

  private func readRequest() -> Bool {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(socket, &part, part.count, 0)
      guard count > 0 else { return false }
      bytes += part[..<count]
    }
    return true
  }

  @discardableResult
  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let number = bytes[sent...].withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard number > 0 else { return false }
      sent += number
      count.add(number)
    }
    return true
  }

  private func flood(_ text: String) {
    let bytes = Array(String(repeating: text, count: 1_000).utf8)
    while Date() < end, send(bytes) {}
  }
}
