import Foundation
import Testing

@Suite("What has no effect") struct SilentMemberTests {
  /// The sources are read once for all tests.
  private static let read = Result { try SilentMembers() }
  private let silent: SilentMembers

  init() throws {
    silent = try Self.read.get()
  }

  /// A property that only its declaration names is read by nobody; a method without a body that nobody calls is no hook
  /// for subclasses.
  @Test("says so in its documentation")
  func documentation() {
    for member in silent.members where silent.isUnused(member) {
      #expect(
        member.reason != nil || member.isForApp,
        "\(member.place): \(member.type).\(member.name) does nothing. Implement it, or say «Has no effect.» in its documentation, or «For the app's own use.»"
      )
    }
    #expect(silent.members.contains { $0.reason != nil })
  }

  /// With `PORTICO_UPDATE_DOCS` set, the table is written anew instead of compared.
  @Test("stands on one page")
  func page() throws {
    let page = Checkout.url("docs/UIKit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let match = try #require(
      text.firstMatch(of: /<!-- members without effect -->\n(?:\|.*\n)*<!-- end -->/))
    let current = text.replacingCharacters(
      in: match.range, with: "<!-- members without effect -->\n\(silent.table)\n<!-- end -->")
    if ProcessInfo.processInfo.environment["PORTICO_UPDATE_DOCS"] != nil {
      try current.write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(
        text == current, "docs/UIKit.md is out of date: run the tests with PORTICO_UPDATE_DOCS=1.")
    }
  }
}
