package import Foundation

/// Observes changes of interfaces, addresses and routes, as the kernel reports them.
package final class RouteObserver: Sendable {
  nonisolated(unsafe) private let source: any DispatchSourceRead

  /// Calls a function on a queue after each change, until the observer is deallocated; `nil` if the kernel doesn't
  /// report changes.
  package init?(queue: DispatchQueue, changed: @escaping @Sendable () -> Void) {
    let type = SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(AF_NETLINK, Int32(type), 0)  // NETLINK_ROUTE
    guard descriptor >= 0 else { return nil }
    var address = NetlinkAddress()
    let isBound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        bind(descriptor, $0.baseAddress!, socklen_t(bytes.count)) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      // A change is often several messages. What they say is read from the routing table.
      var message = [UInt8](repeating: 0, count: 8192)
      while recv(descriptor, &message, message.count, 0) > 0 || errno == ENOBUFS {}
      changed()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }
}

/// The C type `sockaddr_nl`, which Foundation doesn't import.
private struct NetlinkAddress {
  var family = sa_family_t(AF_NETLINK)
  var padding: UInt16 = 0
  var process: UInt32 = 0
  /// `RTMGRP_LINK`, and the addresses and routes of IPv4 and IPv6
  var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
}
