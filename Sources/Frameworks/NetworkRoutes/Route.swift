package import Foundation

/// The routing table's information about an address.
package struct Route {
  /// The name of the interface that sends to the address.
  package let interface: String
  /// `true` if the address is one of this machine's own.
  package private(set) var isLocal = false
  /// `true` if the address is in a network to which this machine is connected.
  package private(set) var isDirect = false

  /// An address in a network reserved for documentation (RFC 5737), which only the default route reaches.
  package static let anywhere = Route.address("192.0.2.1")
  /// An address in a network reserved for documentation (RFC 3849).
  package static let anywhereIPv6 = {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    inet_pton(AF_INET6, "2001:db8::1", &address.sin6_addr)
    return withUnsafeBytes(of: address, copy)
  }()

  package static func address(_ text: String) -> sockaddr_storage {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, text, &address.sin_addr)
    return withUnsafeBytes(of: address, copy)
  }

  package static func copy(_ bytes: UnsafeRawBufferPointer) -> sockaddr_storage {
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: bytes) }
    return storage
  }

  /// Looks up the route to an address; `nil` if there is none.
  package init?(to target: sockaddr_storage) {
    let target = Self.isUnspecified(target) ? Self.anywhere : target
    guard let source = Self.source(for: target) else { return nil }
    let wanted = Self.bytes(of: target), sender = Self.bytes(of: source)
    var interface: String?
    for address in InterfaceAddress.all where address.family == target.ss_family {
      if address.bytes == sender { interface = address.interface }
      if address.bytes == wanted { isLocal = true }
      if zip(address.bytes, address.mask).map(&) == zip(wanted, address.mask).map(&) {
        isDirect = true
        interface = interface ?? address.interface
      }
    }
    guard let interface else { return nil }
    self.interface = interface
  }

  /// Returns the address from which this machine sends to another. Connecting a datagram socket looks up the route and
  /// sends nothing.
  private static func source(for target: sockaddr_storage) -> sockaddr_storage? {
    let descriptor = socket(Int32(target.ss_family), Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var target = target
    setPort(of: &target)
    guard withSocketAddress(target, { connect(descriptor, $0, size(of: target)) }) == 0 else {
      return nil
    }
    var source = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &source) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return result == 0 ? source : nil
  }
}

extension Route {
  private static func isUnspecified(_ address: sockaddr_storage) -> Bool {
    bytes(of: address).allSatisfy { $0 == 0 }
  }

  private static func bytes(of address: sockaddr_storage) -> [UInt8] {
    withSocketAddress(address) { bytes(of: $0) }
  }

  static func bytes(of address: UnsafePointer<sockaddr>) -> [UInt8] {
    let raw = UnsafeRawPointer(address)
    if address.pointee.sa_family == sa_family_t(AF_INET6) {
      let address = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return withUnsafeBytes(of: address) { Array($0) }
    }
    let address = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
    return withUnsafeBytes(of: address) { Array($0) }
  }

  private static func size(of address: sockaddr_storage) -> socklen_t {
    let isLong = address.ss_family == sa_family_t(AF_INET6)
    return socklen_t(
      isLong ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
  }

  private static func setPort(of address: inout sockaddr_storage) {
    withUnsafeMutableBytes(of: &address) {
      $0.storeBytes(of: UInt16(53).bigEndian, toByteOffset: 2, as: UInt16.self)
    }
  }

  private static func withSocketAddress<Result>(
    _ address: sockaddr_storage, _ body: (UnsafePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
