import Foundation

/// Gives one answer to everyone, on the loopback interface.
final class HostileServer: Sendable {
  private let socket: Int32
  private let port: UInt16
  private let count = Counter()

  init(_ answer: HostileAnswer) throws {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 64) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    let (count, origin) = (count, "http://127.0.0.1:\(port)")
    Thread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread {
          HostileConnection(connection, count).give(answer, origin: origin)
        }.start()
      }
    }.start()
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// How many bytes were sent.
  var byteCount: Int { count.value }
}

/// A number that several threads add to.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  var value: Int { lock.withLock { sum } }

  func add(_ number: Int) {
    lock.withLock { sum += number }
  }
}
