import SwiftReading

extension Translator {
  /// Returns members of Foundation's networking that are missing on Linux, or that can't be set there, as far as the
  /// module names them. They have no effect, except for `allTasks`.
  var networking: String? {
    let named = Self.members.filter { member in
      index.files.contains { $0.source.names.contains(member.name) }
    }
    guard !named.isEmpty else { return nil }
    let types = Dictionary(grouping: named, by: \.type).sorted { $0.key < $1.key }
    let extensions = types.map { type, members in
      let lines = members.flatMap { $0.text.split(separator: "\n") }.map { "  \($0)\n" }
      return "nonisolated extension FoundationNetworking.\(type) {\n\(lines.joined())}"
    }
    return
      (["", "import FoundationNetworking"] + extensions
      + (named.contains { $0.name.hasPrefix("tls") } ? [Self.protocolVersions] : []))
      .joined(separator: "\n")
  }

  private static let members: [(type: String, name: String, text: String)] =
    [
      flag("URLSessionConfiguration", "waitsForConnectivity", false),
      flag("URLSessionConfiguration", "allowsExpensiveNetworkAccess", true),
      flag("URLSessionConfiguration", "allowsConstrainedNetworkAccess", true),
      flag("URLSessionConfiguration", "sessionSendsLaunchEvents", false),
      flag("URLRequest", "allowsExpensiveNetworkAccess", true),
      flag("URLRequest", "allowsConstrainedNetworkAccess", true),
      flag("URLRequest", "assumesHTTP3Capable", false),
      (
        "URLSessionConfiguration", "sharedContainerIdentifier",
        "var sharedContainerIdentifier: String? { get { nil } set {} }"
      ),
      (
        "URLSessionConfiguration", "tlsMinimumSupportedProtocolVersion",
        "var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t { get { .TLSv12 } set {} }"
      ),
      (
        "URLSessionConfiguration", "tlsMaximumSupportedProtocolVersion",
        "var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t { get { .TLSv13 } set {} }"
      ),
      (
        "URLSessionConfiguration", "background",
        """
        static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
          .default
        }
        """
      ),
      (
        "URLSession", "allTasks",
        """
        var allTasks: [URLSessionTask] {
          get async { await withCheckedContinuation { all in getAllTasks { all.resume(returning: $0) } } }
        }
        """
      ),
    ]

  private static func flag(_ type: String, _ name: String, _ value: Bool)
    -> (type: String, name: String, text: String)
  {
    (type, name, "var \(name): Bool { get { \(value) } set {} }")
  }

  private static let protocolVersions = """

    nonisolated enum tls_protocol_version_t: UInt16 {
      case TLSv10 = 0x301
      case TLSv11
      case TLSv12
      case TLSv13
    }
    """
}
