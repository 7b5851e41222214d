package import Foundation

extension URL {
  /// The scheme, host and port. A token may be sent only to its own origin.
  package var origin: [String] {
    let scheme = scheme?.lowercased() ?? ""
    return [scheme, host?.lowercased() ?? "", "\(port ?? (scheme == "https" ? 443 : 80))"]
  }

  /// Whether this is the URL of a web server in which every parser finds the same host.
  package var isWebAddress: Bool {
    guard ["http", "https"].contains(scheme?.lowercased()), let host, !host.isEmpty else {
      return false
    }
    // Between the slashes, only host and port are allowed: no name or password, and no characters that need quoting.
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
