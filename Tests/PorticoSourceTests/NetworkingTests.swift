import Testing

@Suite("Members of networking that Linux lacks") struct NetworkingTests {
  @Test("A module gets those that it names, even without UIKit", arguments: [true, false])
  func named(hasUIKit: Bool) {
    let support = Translation(
      """
      let configuration = URLSessionConfiguration.background(withIdentifier: "a")
      configuration.waitsForConnectivity = true
      configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
      """, hasUIKit: hasUIKit
    ).support
    #expect(
      support.contains(
        """
        import FoundationNetworking
        nonisolated extension FoundationNetworking.URLSessionConfiguration {
          var waitsForConnectivity: Bool { get { false } set {} }
        """))
    #expect(support.contains("  static func background(withIdentifier identifier: String)"))
    #expect(support.contains("enum tls_protocol_version_t"))
    #expect(!support.contains("URLRequest"))
  }

  @Test("A module that names none of them doesn't import the module")
  func unnamed() {
    #expect(!Translation("let session = URLSession.shared").support.contains("Networking"))
  }
}
