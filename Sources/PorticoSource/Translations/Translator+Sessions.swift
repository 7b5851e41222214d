import SwiftReading

/// Subclasses of `URLSession` that tests create without a configuration, to answer instead of a server. On a phone,
/// the initializer of `NSObject` creates a session. Foundation hides this initializer on Linux.
extension Translator {
  func configureSessions() {
    for entry in index.classes
    where entry.declaration.inherited.first.map(ModuleIndex.plain) == "URLSession" {
      guard let draft = draft(of: entry.file) else { continue }
      let initializers = entry.declaration.members.filter { $0.kind == .initializer }
      let designated = initializers.filter { !$0.has(.convenience) }
      for initializer in designated { configure(initializer, draft) }
      if designated.isEmpty, !initializers.contains(where: \.parameters.isEmpty) {
        draft.add(
          "public convenience init() { self.init(configuration: .default) }", to: entry.declaration)
      }
    }
  }

  /// Makes a designated initializer call one that is available.
  private func configure(_ initializer: Declaration, _ draft: Draft) {
    guard let body = initializer.body else { return }
    if initializer.parameters.isEmpty, let override = initializer.modifier(.override) {
      draft.blank(override.tokens)
    }
    let source = draft.file.source
    let argument = "configuration: .default"
    for index in body.open..<body.close where source.word(index) == .super {
      guard index + 4 < body.close, source.text(index + 2) == "init" else { continue }
      if source.tokens[index + 4].kind == .closeParen {
        draft.edits.insert(argument, at: Int(source.tokens[index + 3].end))
      }
      return
    }
    // A line can't begin with a semicolon.
    let separator = body.close == body.open + 1 ? " " : "; "
    draft.edits.insert(
      separator + "super.init(\(argument))", at: Int(source.tokens[body.close - 1].end))
  }
}
