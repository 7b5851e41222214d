import Foundation

/// A network interface, such as an Ethernet or Wi-Fi adapter.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let name: String
  public let type: InterfaceType
  public let index: Int

  public var debugDescription: String { name }

  init(name: String) {
    self.name = name
    index = Int(if_nametoindex(name))
    type = Self.type(of: name)
  }

  private static func type(of name: String) -> InterfaceType {
    func read(_ file: String) -> String {
      (try? String(contentsOfFile: "/sys/class/net/\(name)/\(file)", encoding: .utf8)) ?? ""
    }
    if read("uevent").contains("DEVTYPE=wlan") { return .wifi }
    if read("uevent").contains("DEVTYPE=wwan") { return .cellular }
    switch read("type").trimmingCharacters(in: .whitespacesAndNewlines) {
    case "1": return .wiredEthernet  // ARPHRD_ETHER
    case "772": return .loopback  // ARPHRD_LOOPBACK
    default: return .other
    }
  }
}
