import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One client: reads its requests, one after the other, and writes the answers.
final class Connection {
  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func serve(_ handle: (HTTPRequest, Connection) -> HTTPAnswer) {
    while let request = read() {
      let answer = handle(request, self)
      write(answer.bytes)
      if answer.delivery == .endless {
        let chunk = "10000\r\n".utf8 + [UInt8](repeating: 0x30, count: 65_536) + "\r\n".utf8
        while write(Array(chunk)) {}
      }
      guard answer.keepsConnection else { return }
    }
  }

  /// Whether the client has closed its end.
  var isGone: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
  }

  private func read() -> HTTPRequest? {
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      if let (request, length) = HTTPRequest.parse(pending) {
        pending.removeFirst(length)
        return request
      }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      pending += chunk[..<count]
    }
  }

  /// - Returns: Whether the client took them.
  @discardableResult
  private func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
