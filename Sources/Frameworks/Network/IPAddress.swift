public import Foundation

/// An address of the internet protocol.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
}

public struct IPv4Address: IPAddress {
  public static let any = Self([0, 0, 0, 0])
  public static let broadcast = Self([255, 255, 255, 255])
  public static let loopback = Self([127, 0, 0, 1])

  public let rawValue: Data
  public let interface: NWInterface?

  private init(_ bytes: [UInt8]) {
    rawValue = Data(bytes)
    interface = nil
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
    self.interface = interface
  }

  public init?(_ string: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
    self.init(withUnsafeBytes(of: address) { Array($0) })
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress {
  public static let any = Self([UInt8](repeating: 0, count: 16))
  public static let loopback = Self([UInt8](repeating: 0, count: 15) + [1])

  public let rawValue: Data
  public let interface: NWInterface?

  private init(_ bytes: [UInt8]) {
    rawValue = Data(bytes)
    interface = nil
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
    self.interface = interface
  }

  public init?(_ string: String) {
    var address = in6_addr()
    guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
    self.init(withUnsafeBytes(of: address) { Array($0) })
  }

  public var isLoopback: Bool { rawValue == Self.loopback.rawValue }

  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = rawValue.withUnsafeBytes {
      inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count))
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }
}
