import SwiftReading

/// Turns the observers that an extension adds to an inherited property into methods. The observers of an override
/// in the class's body call them.
extension Translator {
  func stubObservers(
    _ part: ClassEntry.Part, _ name: String, in owner: ClassEntry, _ home: Draft, _ draft: Draft
  ) {
    let (member, file) = (part.declaration, part.file)
    guard let type = member.type, let body = member.body else { return }
    let source = file.source
    var stub = prefix(part) + "var \(file.raw(member.nameToken)): \(file.text(type)) {"
    for (word, value) in [(Word.willSet, "newValue"), (.didSet, "oldValue")] {
      guard let accessor = member.accessors[word] else { continue }
      let method = "\(name)_\(value == "newValue" ? "willSet" : "didSet")"
      var parameter = value
      if source.tokens[accessor + 1].kind == .openParen {
        parameter = source.text(accessor + 2)
        draft.blank((accessor + 1)..<source.after(accessor + 1, body.close))
      }
      draft.edits.replace(
        file.range(accessor..<(accessor + 1)),
        with: "func \(method)(_ \(parameter): \(file.text(type)))")
      stub += " \(value == "newValue" ? "willSet" : "didSet") { \(method)(\(value)) }"
    }
    changeModifiers(of: part, in: owner, draft)
    draft.blank(member.keyword..<(body.open + 1))
    draft.blank(body.close..<(body.close + 1))
    home.add(stub + " }", to: owner.declaration)
  }
}
