import SwiftReading

extension Translator {
  /// Replaces the parts of conditions that were evaluated.
  func answerConditions(_ draft: Draft) {
    for line in draft.file.conditions {
      for (range, value) in line.answered {
        draft.edits.replace(range, with: value ? "true" : "false")
      }
    }
  }

  /// The attributes that only Objective-C or Interface Builder reads.
  static let marks: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged",
  ]

  /// Removes these attributes, and `dynamic`.
  func removeMarks(_ draft: Draft) {
    for index in draft.file.marks.attributes { removeMark(draft, index) }
    let source = draft.file.source
    for index in draft.file.marks.dynamics where isModifier(source, index) {
      draft.blank(index..<(index + 1))
    }
  }

  private func removeMark(_ draft: Draft, _ at: Int) {
    let source = draft.file.source
    let name = source.text(at + 1)
    var end = at + 2
    switch name {
    case "UIApplicationMain", "NSApplicationMain":
      draft.edits.replace(
        draft.file.range(at..<end), with: "@main" + String(repeating: " ", count: name.count - 4))
    case "convention":
      end = source.after(end, source.tokens.count - 1)
      if isConventionOfObjectiveC(source, at, end) { draft.blank(at..<end) }
    case _ where Self.marks.contains(name):
      if source.tokens[end].kind == .openParen, !source.tokens[end].followsSpace {
        end = source.after(end, source.tokens.count - 1)
      }
      draft.blank(at..<end)
    default: break
    }
  }

  /// Returns `true` for the convention of blocks, or of Objective-C's methods, which have a selector as a
  /// parameter.
  ///
  /// Swift has both only on Apple's platforms.
  private func isConventionOfObjectiveC(_ source: TokenizedSource, _ at: Int, _ end: Int) -> Bool {
    guard at + 3 < end else { return false }
    if source.text(at + 3) == "block" { return true }
    guard end < source.tokens.count, source.tokens[end].kind == .openParen else { return false }
    return (end..<source.after(end, source.tokens.count - 1)).contains {
      source.text($0) == "Selector"
    }
  }

  /// Returns `true` if the word is the modifier of a declaration, and not a name.
  private func isModifier(_ source: TokenizedSource, _ index: Int) -> Bool {
    guard index == 0 || source.tokens[index - 1].kind != .dot,
      let next = source.word(index + 1), source.tokens[index + 1].kind == .name
    else { return false }
    switch next {
    case .var, .func, .class, .static, .weak, .lazy, .override, .public, .private, .fileprivate,
      .internal, .open, .final, .package, .subscript, .`init`, .unowned, .required, .convenience:
      return true
    default: return false
    }
  }

  /// Makes the setters of `dynamic` properties notify observers.
  func observeProperties(_ draft: Draft) {
    guard options.hasUIKit else { return }
    func visit(_ declaration: Declaration) {
      for member in declaration.members {
        if declaration.kind == .class, member.kind == .property, member.has(.dynamic),
          !member.isStatic, !member.isConstant, member.isSettable, !member.isOneOfSeveral,
          !member.has(.lazy)
        {
          observe(property: member, draft)
        }
        visit(member)
      }
    }
    for declaration in draft.file.declarations { visit(declaration) }
  }

  private func observe(property: Declaration, _ draft: Draft) {
    let call = "UIKit._didSetObservedValue(of: self, \"\(key(of: property, draft.file))\""
    let tell = call + ")"
    let source = draft.file.source
    if let body = property.body {
      if let accessor = property.accessors[.didSet] ?? property.accessors[.set] {
        var open = accessor + 1
        var value = "newValue"
        if source.tokens[open].kind == .openParen {
          value = draft.file.raw(open + 1)
          open = source.after(open, body.close)
        }
        guard source.tokens[open].kind == .openBrace else { return }
        let text = property.isComputed ? "defer { \(call), to: \(value)) }" : tell
        draft.edits.insert(" \(text);", at: Int(source.tokens[open].end))
      } else if !property.isComputed {
        draft.add("didSet { \(tell) }", to: property)
      }
    } else if source.tokens[property.end - 1].kind != .closeBrace {
      // After a brace, accessors can't be distinguished from a closure.
      draft.edits.insert(
        " { didSet { \(tell) } }", at: Int(source.tokens[property.end - 1].end))
    }
    draft.imports.insert("UIKit")
  }
}
