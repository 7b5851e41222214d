import Foundation

/// The routing table's information about an address.
struct Route {
  /// An address in a network reserved for documentation (RFC 5737), which only the default route reaches.
  static let anywhere = Route.address("192.0.2.1")

  static func address(_ text: String) -> sockaddr_storage {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, text, &address.sin_addr)
    return withUnsafeBytes(of: address, copy)
  }

  static func copy(_ bytes: UnsafeRawBufferPointer) -> sockaddr_storage {
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: bytes) }
    return storage
  }

  static func flags(to target: sockaddr_storage) -> SCNetworkReachabilityFlags {
    let target = isUnspecified(target) ? anywhere : target
    guard hasRoute(to: target) else { return [] }
    return interfaces(to: target).union(.reachable)
  }

  /// Returns `true` if there's a route to an address. Connecting a datagram socket looks up the route and sends
  /// nothing.
  private static func hasRoute(to target: sockaddr_storage) -> Bool {
    let descriptor = socket(Int32(target.ss_family), Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var target = target
    setPort(of: &target)
    return withSocketAddress(target) { connect(descriptor, $0, size(of: target)) == 0 }
  }

  private static func interfaces(to target: sockaddr_storage) -> SCNetworkReachabilityFlags {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    let wanted = bytes(of: target)
    for interface in sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap(\.self) {
      guard let own = interface.pointee.ifa_addr, let mask = interface.pointee.ifa_netmask,
        own.pointee.sa_family == target.ss_family
      else { continue }
      let address = bytes(of: own), bits = bytes(of: mask)
      if address == wanted { return [.isLocalAddress, .isDirect] }
      if zip(address, bits).map(&) == zip(wanted, bits).map(&) { return .isDirect }
    }
    return []
  }
}

extension Route {
  private static func isUnspecified(_ address: sockaddr_storage) -> Bool {
    bytes(of: address).allSatisfy { $0 == 0 }
  }

  private static func bytes(of address: sockaddr_storage) -> [UInt8] {
    withSocketAddress(address) { bytes(of: $0) }
  }

  private static func bytes(of address: UnsafePointer<sockaddr>) -> [UInt8] {
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
