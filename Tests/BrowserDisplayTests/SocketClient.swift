import Foundation
import Glibc

@testable import BrowserDisplay

/// Another program on this machine, which says to a server whatever it likes.
struct SocketClient: Sendable {
  let descriptor: Int32

  /// - Parameters:
  ///   - room: For bytes that were not received yet; `nil` for as much as the system likes.
  ///   - words: Sent at once: a server has little patience, and the main thread may be busy.
  static func connect(
    port: UInt16, room: Int32? = nil, saying words: [UInt8] = []
  ) async throws -> SocketClient {
    let client = SocketClient(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    let reason = await client.inBackground {
      let reason = client.connect(port: port, room: room)
      if reason == 0 { _ = client.sendAll(words) }
      return reason
    }
    guard reason == 0 else { throw POSIXError(POSIXErrorCode(rawValue: reason) ?? .EIO) }
    return client
  }

  private func connect(port: UInt16, room: Int32?) -> Int32 {
    var patience = timeval(tv_sec: 850, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    if var room {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 ? 0 : errno
  }

  func close() { _ = Glibc.close(descriptor) }

  /// - Returns: The number of bytes that were taken.
  @discardableResult
  func send(_ bytes: [UInt8]) async -> Int {
    await inBackground { sendAll(bytes) }
  }

  private func sendAll(_ bytes: [UInt8]) -> Int {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    return sent
  }

  /// What comes next; empty at the end.
  func receive(atMost most: Int = 65_536) async -> [UInt8] {
    await inBackground {
      var bytes = [UInt8](repeating: 0, count: most)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return Array(bytes.prefix(max(0, count)))
    }
  }

  func receiveAll() async -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = await receive()
      guard !bytes.isEmpty else { return all }
      all += bytes
    }
  }

  private func inBackground<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: work()) }
    }
  }
}

extension SocketClient {
  /// The answer to a request, as text.
  static func request(_ text: String, port: UInt16) async throws -> String {
    let client = try await connect(port: port, saying: Array(text.utf8))
    defer { client.close() }
    return String(decoding: await client.receiveAll(), as: UTF8.self)
  }
}
