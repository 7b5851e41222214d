import Foundation

/// The public members of UIKitCore that do nothing, by what their documentation says and by what the sources show.
struct SilentMembers {
  struct Member {
    let type: String
    let name: String
    let place: String
    /// What stands behind "Has no effect" in the documentation; `nil` where that doesn't say so.
    let reason: String?
    /// Whether the app alone reads the value.
    let isForApp: Bool
    let isMethod: Bool
  }

  private(set) var members: [Member] = []
  private var uses: [UInt64: Int] = [:]

  init() throws {
    let folder = "Sources/UIKitCore"
    for file in try Checkout.swiftFiles(below: folder) {
      let text = try String(contentsOf: Checkout.url(file), encoding: .utf8)
      read(text, file.dropFirst(folder.count + 1))
    }
    for member in members { uses[Self.hash(member.name.utf8)] = 0 }
    for file in try Checkout.swiftFiles(below: "Sources") {
      count(Array(try Data(contentsOf: Checkout.url(file))))
    }
  }

  /// Whether the sources name the member nowhere but where it is declared.
  func isUnused(_ member: Member) -> Bool { uses[Self.hash(member.name.utf8)]! < 2 }

  // MARK: Declarations

  private static let starts: Set<Substring> = [
    "open", "public", "package", "fileprivate", "private", "extension", "class", "struct", "enum",
    "final",
    "protocol", "nonisolated", "@preconcurrency", "@MainActor",
  ]

  private mutating func read(_ text: String, _ file: Substring) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var types: [(indent: Int, name: String)] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      // Other lines don't have to be matched.
      let start = line.dropFirst(indent).prefix { $0 != " " && $0 != "(" }
      guard Self.starts.contains(start) else { continue }
      if let match = line.firstMatch(
        of: /^ *(?:[@\w()]+ )*(?:class|struct|extension|protocol|enum) ([A-Z][\w.]*)/)
      {
        types.removeAll { $0.indent >= indent }
        types.append((indent, String(match.1)))
        continue
      }
      let isProperty = line.contains(/^ *(?:open|public) (?:[\w()]+ )*var \w+/)
      guard isProperty || line.contains(/^ *(?:open|public) (?:[\w()]+ )*func \w+/) else {
        continue
      }
      // What an app only reads has no effect to begin with.
      if line.contains("(set) ") { continue }
      guard isProperty ? isStored(line) : isEmpty(lines[index...]),
        let name = line.firstMatch(of: /(?:var|func) (\w+)/)
      else { continue }
      let comment = lines[..<index].reversed().prefix { $0.contains(/^ *\/\/\//) }.reversed()
        .map { $0.trimmingPrefix(#/ *\/\/\/ ?/#) }.joined(separator: " ")
      types.removeAll { $0.indent >= indent }
      members.append(
        Member(
          type: types.map(\.name).joined(separator: "."), name: String(name.1),
          place: "\(file):\(index + 1)",
          reason: comment.firstMatch(of: /Has no effect(?:: ([^.]*))?\./).map {
            String($0.1 ?? "")
          },
          isForApp: comment.contains("For the app's own use."), isMethod: !isProperty))
    }
  }

  private func isStored(_ line: Substring) -> Bool {
    guard let brace = line.firstIndex(of: "{") else { return true }
    return line[brace...].hasPrefix("{ willSet { checkThread() } }")
  }

  /// Whether a function has a body without anything in it.
  private func isEmpty(_ lines: ArraySlice<Substring>) -> Bool {
    lines.prefix(8).joined(separator: " ").contains(/^[^{}]*\{ *\}/)
  }

  // MARK: Uses

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  private mutating func count(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if Self.isLetter(bytes[index]) {
        let end = bytes[index...].firstIndex { !Self.isLetter($0) } ?? bytes.count
        let hash = Self.hash(bytes[index..<end])
        if let known = uses[hash] { uses[hash] = known + 1 }
        index = end
      } else {
        index += 1
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: The page

  /// A line for each type.
  var table: String {
    let silent = members.filter { $0.reason != nil }
    let rows = Dictionary(grouping: silent) { "\($0.type)|\($0.reason!)" }.sorted {
      $0.key < $1.key
    }
    return """
      | type | without effect | why |
      |---|---|---|

      """
        + rows.map { key, members in
          let names = members.map { "`\($0.name)\($0.isMethod ? "()" : "")`" }.joined(
            separator: ", ")
          return "| `\(members[0].type)` | \(names) | \(members[0].reason!) |"
        }.joined(separator: "\n")
  }
}
