import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server on the loopback interface that answers with the bytes it is told, right or wrong.
final class ScriptedServer: Sendable {
  /// The client at the other end.
  final class Client: Sendable {
    private let socket: Int32

    init(_ socket: Int32) {
      self.socket = socket
    }

    /// - Returns: Whether the client still takes them.
    @discardableResult
    func send(_ bytes: some Collection<UInt8>) -> Bool {
      let bytes = Array(bytes)
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(text.utf8) }

    /// Sends the same again and again until the client has had enough. What is more than any limit waits: on Linux,
    /// `URLSession` may not come to cancel a task for as long as more arrives.
    func flood(_ bytes: some Collection<UInt8>) {
      let enough = 128 << 20
      for _ in 0..<(enough / bytes.count) {
        guard send(bytes) else { return }
      }
      waitForEnd()
    }

    /// Waits until the client hangs up.
    func waitForEnd() {
      var byte: UInt8 = 0
      while recv(socket, &byte, 1, 0) > 0 {}
    }

    fileprivate func request() -> String? {
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 16_384)
      while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
        let count = recv(socket, &part, part.count, 0)
        guard count > 0 else { return nil }
        bytes += part[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate func close() {
      shutdown(socket, Int32(SHUT_WR))
      waitForEnd()
      Foundation.close(socket)
    }
  }

  let port: UInt16
  private let socket: Int32

  /// - Parameter answer: Writes the answer to a request; then the connection is closed. Called on a thread for each.
  init(_ answer: @escaping @Sendable (_ request: String, _ client: Client) -> Void) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let socket = Foundation.socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    Thread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread {
          let client = Client(connection)
          if let request = client.request() { answer(request, client) }
          client.close()
        }.start()
      }
    }.start()
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// A server that sends these bytes to everyone.
  convenience init(_ answer: String) throws {
    try self.init { _, client in client.send(answer) }
  }
}
