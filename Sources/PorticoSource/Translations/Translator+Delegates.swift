import SwiftReading

extension Translator {
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// Makes the delegates of apps and scenes final, and their windows visible. They are created through their metatype,
  /// which otherwise needs a required initializer.
  func finishDelegates() {
    for entry in index.classes where entry.inherited.contains(where: Self.delegates.contains) {
      revealWindow(of: entry)
      let declaration = entry.declaration
      guard let draft = draft(of: entry.file), !declaration.has(.final), !declaration.has(.open)
      else { continue }
      let source = entry.file.source
      if entry.subclasses.isEmpty {
        draft.edits.insert("final ", at: Int(source.tokens[declaration.keyword].start))
      } else if !entry.parts.contains(where: { $0.declaration.members.contains(where: isMaking) }) {
        draft.add("public required override init() { super.init() }", to: declaration)
      }
    }
  }

  /// Lets the app see the window that a delegate hides. With Objective-C, a hidden window doesn't implement the optional
  /// requirement.
  private func revealWindow(of entry: ClassEntry) {
    for part in entry.parts {
      for member in part.declaration.members where member.name == "window" {
        guard let hidden = member.modifier(.private) ?? member.modifier(.fileprivate),
          hidden.tokens.count == 1
        else { continue }
        draft(of: part.file)?.edits.replace(part.file.range(hidden.tokens), with: "")
      }
    }
  }

  private func isMaking(_ member: Declaration) -> Bool {
    member.kind == .initializer && member.parameters.isEmpty
  }
}
