import Dispatch
import Foundation
import Glibc

/// A listener that accepts connections from this machine.
@MainActor final class Listener {
  let port: UInt16
  private let source: any DispatchSourceRead

  /// - Parameter port: The port, or 0 for any free port.
  /// - Returns: `nil` if the port is in use; `errno` contains the reason.
  init?(port: UInt16, accept: @escaping @MainActor (Int32) -> Void) {
    let descriptor = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    set(1, of: SO_REUSEADDR, at: SOL_SOCKET, on: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isListening else {
      let reason = errno
      close(descriptor)
      errno = reason
      return nil
    }
    self.port = UInt16(bigEndian: address.sin_port)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        while true {
          let client = Glibc.accept(descriptor, nil, nil)
          guard client >= 0 else { return }
          _ = fcntl(client, F_SETFD, FD_CLOEXEC)
          _ = fcntl(client, F_SETFL, O_NONBLOCK)
          set(1, of: TCP_NODELAY, at: Int32(IPPROTO_TCP), on: client)
          // With a larger buffer, messages would wait although newer states have replaced them.
          set(262_144, of: SO_SNDBUF, at: SOL_SOCKET, on: client)
          accept(client)
        }
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  func cancel() {
    source.cancel()
  }
}

private func set(_ value: Int32, of option: Int32, at level: Int32, on descriptor: Int32) {
  var value = value
  setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
}
