import Foundation

extension URL {
  /// Scheme, host and port: what a token may be shown to.
  var origin: [String] {
    let scheme = scheme?.lowercased() ?? ""
    return [scheme, host?.lowercased() ?? "", "\(port ?? (scheme == "https" ? 443 : 80))"]
  }
}
