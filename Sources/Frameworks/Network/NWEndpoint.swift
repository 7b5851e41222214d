public import Foundation

/// The end of a network connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    /// Creates a host from an address or a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }

    public init(stringLiteral: String) {
      self.init(stringLiteral)
    }

    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    public static let any: Self = 0
    public static let ssh: Self = 22
    public static let smtp: Self = 25
    public static let http: Self = 80
    public static let pop: Self = 110
    public static let imap: Self = 143
    public static let https: Self = 443
    public static let imaps: Self = 993
    public static let socks: Self = 1080

    public let rawValue: UInt16

    public init?(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Creates a port from a number in a string, or from the name of a service in the machine's list.
    public init?(_ service: String) {
      if let number = UInt16(service) {
        rawValue = number
      } else if let entry = getservbyname(service, nil) {
        rawValue = UInt16(truncatingIfNeeded: entry.pointee.s_port).byteSwapped
      } else {
        return nil
      }
    }

    public init(integerLiteral value: UInt16) {
      rawValue = value
    }

    public var debugDescription: String { String(rawValue) }
  }

  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}
