import SwiftReading

/// Classes that implement `responds(to:)` or `forwardingTarget(for:)`, or observe key paths. Their superclass has
/// no such methods to override, so UIKit calls them through protocols.
extension Translator {
  private struct Question {
    let method: String
    let `protocol`: String
    let requirement: String
    /// The name of the superclass's method on Linux.
    let base: String
  }

  private static let questions = [
    Question(
      method: "responds(to:)", protocol: "_RespondsToSelectors",
      requirement: "_responds(to selector: Selector) -> Bool { responds(to: selector) }",
      base: "_hasMethod(for:"),
    Question(
      method: "forwardingTarget(for:)", protocol: "_ForwardsSelectors",
      requirement:
        "_forwardingTarget(for selector: Selector) -> Any? { forwardingTarget(for: selector) }",
      base: "forwardingTarget(for:"),
    Question(
      method: "observeValue(forKeyPath:of:change:context:)", protocol: "_ObservesValues",
      requirement:
        "_observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
        + "context: UnsafeMutableRawPointer?) { observeValue(forKeyPath: keyPath, of: object, "
        + "change: change, context: context) }", base: "observeValue(forKeyPath:"),
  ]

  func answerQuestions() {
    for entry in index.classes {
      for question in Self.questions {
        guard let part = entry.part(with: question.method),
          !entry.ancestors.contains(where: { $0.part(with: question.method) != nil }),
          let draft = draft(of: part.file)
        else { continue }
        answer(question, by: entry, part.declaration, draft)
      }
    }
  }

  private func answer(
    _ question: Question, by entry: ClassEntry, _ method: Declaration, _ draft: Draft
  ) {
    if let override = method.modifier(.override) { draft.blank(override.tokens) }
    let source = draft.file.source
    let name = String(question.method.prefix { $0 != "(" })
    if let body = method.body {
      for index in body.open..<body.close where source.word(index) == .super {
        guard index + 5 < body.close, source.text(index + 2) == name,
          source.tokens[index + 5].kind == .colon
        else {
          continue
        }
        draft.edits.replace(draft.file.range((index + 2)..<(index + 6)), with: question.base)
      }
    }
    guard let own = self.draft(of: entry.file) else { return }
    own.conform(entry.declaration, to: question.protocol)
    own.add("@MainActor public func \(question.requirement)", to: entry.declaration)
    own.imports.insert("UIKit")
  }
}

extension ClassEntry {
  /// Returns the method with a signature, in any part of the class.
  fileprivate func part(with signature: String) -> Part? {
    for part in parts {
      for member in part.declaration.members
      where !member.isStatic && member.signature == signature {
        return Part(file: part.file, declaration: member)
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether the class decides itself which methods it responds to. Such a class may
  /// call any method of another object.
  var asksForMethods: Bool {
    part(with: "responds(to:)") != nil || part(with: "forwardingTarget(for:)") != nil
  }
}
