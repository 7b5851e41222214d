package import Foundation

/// An address of a network interface that is up.
package struct InterfaceAddress {
  package let interface: String
  package let family: sa_family_t
  package let bytes: [UInt8]
  package let mask: [UInt8]

  package static var all: [Self] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    let entries = sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap(\.self)
    return entries.map(\.pointee).compactMap { entry in
      guard let address = entry.ifa_addr, let mask = entry.ifa_netmask,
        [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family)),
        entry.ifa_flags & UInt32(IFF_UP) != 0
      else { return nil }
      return Self(
        interface: String(cString: entry.ifa_name), family: address.pointee.sa_family,
        bytes: Route.bytes(of: address), mask: Route.bytes(of: mask))
    }
  }
}
