package import Foundation

extension URL {
  /// Scheme, host and port: what a token may be shown to.
  package var origin: [String] {
    let scheme = scheme?.lowercased() ?? ""
    return [scheme, host?.lowercased() ?? "", "\(port ?? (scheme == "https" ? 443 : 80))"]
  }

  /// Whether this is the address of a web server, in which everyone who reads it finds the same host.
  package var isWebAddress: Bool {
    guard ["http", "https"].contains(scheme?.lowercased()), let host, !host.isEmpty else {
      return false
    }
    // Between the slashes stand host and port and nothing else: no name or password, nothing that needs quoting.
    let authority = absoluteString.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
      .prefix { !"/?#".utf8.contains($0) }
    return authority.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "-._~[]:".utf8.contains(byte)
      }
    }
  }
}
