import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket on the loopback interface; every connection is served on a thread of its own.
struct Listener: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
  }

  private let socket: Int32
  let port: UInt16

  init(port: UInt16) throws(Failure) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    socket = Foundation.socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw Failure("socket") }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard bound else { throw Failure("bind to port \(port)") }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  func serve(_ handle: @escaping @Sendable (HTTPRequest, Connection) -> HTTPAnswer) {
    while true {
      let descriptor = accept(socket, nil, nil)
      guard descriptor >= 0 else { continue }
      Thread { Connection(descriptor).serve(handle) }.start()
    }
  }
}
