/// Reads the comments that permit findings, in their order.
struct PermissionReader {
  private(set) var permissions: [Permission] = []
  /// The regions that have begun and not ended, as indices of `permissions`.
  private var open: [Int] = []

  /// - Parameters:
  ///   - comment: The text after the first two slashes.
  ///   - isAlone: `true` if no code precedes the comment in its line.
  mutating func read(_ comment: Slice<UnsafeBufferPointer<UInt8>>, line: Int, isAlone: Bool) {
    let comment = comment.drop { $0 == 0x20 || $0 == 0x2F }
    guard comment.starts(with: "portico:allow".utf8) else { return }
    let text = String(decoding: comment.dropFirst("portico:allow".utf8.count), as: UTF8.self)
    let kind = text.prefix { $0 == "-" || $0.isLetter }
    let rest = text[kind.endIndex...]
    let names = rest.prefix { $0 != ":" }
    let rules = names.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    switch kind {
    case "":
      // After code, the comment applies to its own line. Alone, it applies to the next line.
      let place = isAlone ? line + 1 : line
      permissions.append(Permission(line: line, lines: place...place, rules: rules))
    case "-file":
      permissions.append(Permission(line: line, lines: 0...Int.max, rules: rules))
    case "-begin":
      let reason = rest[names.endIndex...].drop { $0 == ":" || $0.isWhitespace }
      var permission = Permission(line: line, lines: line...Int.max, rules: rules)
      permission.flaw =
        reason.isEmpty ? "say why: '// portico:allow-begin RuleName: the reason'" : nil
      open.append(permissions.count)
      permissions.append(permission)
    case "-end":
      let index = open.lastIndex { rules.isEmpty || permissions[$0].rules == rules }
      guard let index else {
        let flaw = "this ends no 'portico:allow-begin'"
        return permissions.append(
          Permission(line: line, lines: line...line, rules: [], flaw: flaw))
      }
      let begun = open.remove(at: index)
      permissions[begun].lines = permissions[begun].line...line
    default:
      let flaw =
        "'portico:allow\(kind)' is not known; there are allow, allow-file, allow-begin, allow-end"
      permissions.append(Permission(line: line, lines: line...line, rules: [], flaw: flaw))
    }
  }

  /// Notes the regions that never end.
  mutating func finish() {
    for index in open where permissions[index].flaw == nil {
      permissions[index].flaw = "no '// portico:allow-end' ends this"
    }
  }
}
