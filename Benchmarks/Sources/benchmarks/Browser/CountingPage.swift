import Foundation
import Glibc

/// The page's end of a WebSocket, which counts the bytes of the messages that it receives on its own thread.
final class CountingPage: @unchecked Sendable {
  private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  private let lock = NSLock()
  private var received = 0
  private var ping: UInt8 = 0
  private var pong: UInt8 = 0

  /// - Parameter address: The address of a browser display's page.
  init(_ address: String) {
    guard let url = URL(string: address), let port = url.port.map(UInt16.init) else {
      fatalError("\(address) has no port")
    }
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = port.bigEndian
    target.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    let result = withUnsafePointer(to: &target) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { fatalError("Can't connect to \(address)") }
    write(
      Array(
        """
        GET \(url.path)/socket HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Origin: http://127.0.0.1:\(port)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \r

        """.utf8))
    Thread.detachNewThread { [self] in read() }
  }

  /// Sends pings until one is answered. Everything that the display sent before has then been counted. The display
  /// ignores a ping while it has bytes to send.
  @MainActor func synchronize() {
    ping &+= 1
    while lock.withLock({ pong != ping }) {
      write([0x89, 0x81, 0, 0, 0, 0, ping])
      _ = RunLoop.main.run(mode: .default, before: .now + 0.01)
    }
  }

  /// Returns the number of bytes that were received since the last call.
  func takeBytes() -> Int {
    lock.withLock {
      defer { received = 0 }
      return received
    }
  }

  func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private func write(_ bytes: [UInt8]) {
    guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      fatalError("The display doesn't read")
    }
  }

  private func read() {
    defer { _ = Glibc.close(descriptor) }
    var last: UInt32 = 0
    while last != 0x0D0A_0D0A {
      guard let byte = next(1)?[0] else { return }
      last = last << 8 | UInt32(byte)
    }
    while let head = next(2) {
      guard let long = next([126: 2, 127: 8][head[1]] ?? 0) else { return }
      let length = long.isEmpty ? Int(head[1]) : long.reduce(0) { $0 << 8 | Int($1) }
      guard let payload = next(length) else { return }
      lock.withLock {
        if head[0] == 0x8A {
          pong = payload[0]
        } else {
          received += 2 + long.count + length
        }
      }
    }
  }

  /// The next bytes, or `nil` at the end of the connection.
  private func next(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard count > 0 else { return bytes }
    return recv(descriptor, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
  }
}
