import Foundation
import NetworkRoutes

/// The state of the network: whether it can be used, and by which interfaces.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public enum UnsatisfiedReason: Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  public let status: Status
  /// The interfaces with addresses, the one that reaches the internet first.
  public let availableInterfaces: [NWInterface]
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public let supportsDNS: Bool

  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  public var isConstrained: Bool { false }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String {
    "\(status), interfaces: \(availableInterfaces.map(\.name).joined(separator: ", "))"
  }

  /// Reads the routing table.
  init(allowing isAllowed: (NWInterface.InterfaceType) -> Bool) {
    let routes = [Route(to: Route.anywhere), Route(to: Route.anywhereIPv6)].map { route in
      route.map { NWInterface(name: $0.interface) }.flatMap { isAllowed($0.type) ? $0 : nil }
    }
    var interfaces = routes.compactMap(\.self)
    interfaces += InterfaceAddress.all.map { NWInterface(name: $0.interface) }.filter {
      isAllowed($0.type)
    }
    var seen: Set<String> = []
    availableInterfaces = interfaces.filter { seen.insert($0.name).inserted }
    supportsIPv4 = routes[0] != nil
    supportsIPv6 = routes[1] != nil
    let isLocal = availableInterfaces.contains { $0.type == .loopback }
    status = supportsIPv4 || supportsIPv6 || isLocal ? .satisfied : .unsatisfied
    let resolver = try? String(contentsOfFile: "/etc/resolv.conf", encoding: .utf8)
    supportsDNS =
      status == .satisfied
      && resolver?.split(separator: "\n").contains { $0.hasPrefix("nameserver") } == true
  }
}
