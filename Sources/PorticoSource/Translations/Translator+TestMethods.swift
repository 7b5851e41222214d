import SwiftReading

/// On Linux, XCTest calls synchronous tests without an actor, and ends the run if one is isolated to an actor. A
/// method without an actor calls such a test on the main actor, where XCTest runs it.
extension Translator {
  private static let hooks: Set<String> = [
    "setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()",
  ]

  func isolateTestMethods() {
    for entry in index.classes where entry.descends(from: "XCTestCase") {
      for part in entry.parts {
        guard let draft = draft(of: part.file) else { continue }
        let isIsolated =
          isOnMainActor(entry.declaration) || isOnMainActor(part.declaration)
          || entry.ancestors.contains { isOnMainActor($0.declaration) }
        for member in part.declaration.members where isTest(member) {
          guard isIsolated || isOnMainActor(member), !member.has(.nonisolated) else { continue }
          isolate(member, draft)
        }
      }
    }
  }

  private func isOnMainActor(_ declaration: Declaration) -> Bool {
    declaration.attribute("MainActor") != nil
  }

  private func isTest(_ member: Declaration) -> Bool {
    member.kind == .function && member.parameters.isEmpty && !member.effects.contains(.async)
      && member.body != nil && !member.hasGenerics && !member.has(.private)
      && (member.name.hasPrefix("test") && member.type == nil && !member.isStatic
        || Self.hooks.contains(member.signature))
  }

  private func isolate(_ member: Declaration, _ draft: Draft) {
    guard let body = member.body else { return }
    let throwing = member.effects.contains(.throws)
    let (tries, effect) = throwing ? ("try ", " throws") : ("", "")
    let name = "_isolated_\(member.name)"
    for attribute in member.attributes where attribute.name == "MainActor" {
      draft.blank(attribute.tokens)
    }
    draft.edits.replace(
      draft.file.range(member.keyword..<(body.open + 1)),
      with: "nonisolated func \(member.name)()\(effect) { let test = _Unchecked(self); "
        + "\(tries)MainActor.assumeIsolated { \(tries)test.value.\(name)() } }; "
        + "@MainActor \(member.isStatic ? "static " : "")func \(name)()\(effect) {")
  }
}
