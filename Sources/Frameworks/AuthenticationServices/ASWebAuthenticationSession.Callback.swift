public import Foundation

extension ASWebAuthenticationSession {
  /// The address to which a web page returns after the user signs in.
  public final class Callback: NSObject, Sendable {
    private let scheme: String
    private let host: String?
    private let path: String?

    private init(scheme: String, host: String?, path: String?) {
      self.scheme = scheme
      self.host = host
      self.path = path
    }

    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme, host: nil, path: nil)
    }

    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }

    public func matchesURL(_ url: URL) -> Bool {
      url.scheme == scheme && (host == nil || url.host == host && url.path == path)
    }
  }
}
