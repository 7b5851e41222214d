import Foundation

/// The rules of a `.gitignore` file.
struct IgnoreRules {
  private struct Rule {
    var pattern: [UInt8]
    var isNegated: Bool
    var isForFolders: Bool
    var isAnchored: Bool
  }

  private let rules: [Rule]
  /// The last rule of each pattern without a wildcard. A pattern without a slash is a name, other patterns are
  /// paths from the folder.
  private var names: [[UInt8]: Last] = [:]
  private var paths: [[UInt8]: Last] = [:]
  /// The numbers of the rules with wildcards, the last rule first.
  private var wild: [Int] = []
  private let folder: String
  /// The path from the folder of the rules to `folder`, if the rules are in a parent folder; otherwise, empty.
  private let way: String

  /// The numbers of the last rules with a pattern: of all such rules, and of those that apply to files, too.
  private struct Last {
    var any = -1
    var forFiles = -1

    mutating func note(_ number: Int, _ isForFolders: Bool) {
      any = number
      if !isForFolders { forFiles = number }
    }
  }

  /// Returns the contents of a `.gitignore` file, or `nil` if there is none or it can't be read.
  static func text(_ path: String, problems: inout [String]) -> String? {
    guard access(path, F_OK) == 0 else { return nil }
    do throws(RegularFile.Refusal) {
      return String(decoding: try RegularFile.bytes(path, most: 5_000_000), as: UTF8.self)
    } catch {
      problems.append("\(path): \(error.problem)")
      return nil
    }
  }

  /// Returns the rules in the parents of a folder, up to the root of its repository.
  static func above(_ folder: String, problems: inout [String]) -> [IgnoreRules] {
    let start = AbsolutePath.of(folder)
    var way: [String] = []
    var found: [IgnoreRules] = []
    var place = start
    while !FileManager.default.fileExists(atPath: place + "/.git") {
      let parent = (place as NSString).deletingLastPathComponent
      guard parent != place else { return [] }
      way.insert((place as NSString).lastPathComponent, at: 0)
      place = parent
      if let text = text(place + "/.gitignore", problems: &problems) {
        found.insert(IgnoreRules(text, in: folder, way: way.joined(separator: "/") + "/"), at: 0)
      }
    }
    return found
  }

  init(_ text: String, in folder: String, way: String = "") {
    self.folder = folder
    self.way = way
    rules = text.split(whereSeparator: \.isNewline).compactMap { line in
      var line = line[...]
      while line.last == " " { line = line.dropLast() }
      guard !line.isEmpty, line.first != "#" else { return nil }
      let isNegated = line.first == "!"
      if isNegated { line = line.dropFirst() }
      let isForFolders = line.last == "/"
      if isForFolders { line = line.dropLast() }
      let isAnchored = line.contains("/")
      if line.first == "/" { line = line.dropFirst() }
      guard !line.isEmpty else { return nil }
      return Rule(
        pattern: Array(line.utf8), isNegated: isNegated, isForFolders: isForFolders,
        isAnchored: isAnchored)
    }
    for (number, rule) in rules.enumerated() {
      if rule.pattern.contains(where: { $0 == 0x2A || $0 == 0x3F }) {
        wild.append(number)
      } else if rule.isAnchored {
        paths[rule.pattern, default: Last()].note(number, rule.isForFolders)
      } else {
        names[rule.pattern, default: Last()].note(number, rule.isForFolders)
      }
    }
    wild.reverse()
  }

  /// Returns `true` if the last rule that matches a path ignores it.
  static func hides(_ path: String, _ isFolder: Bool, _ all: [IgnoreRules]) -> Bool {
    var hidden = false
    for rules in all {
      guard let relative = rules.relative(path) else { continue }
      let name = relative.split(separator: "/").last.map { Array($0.utf8) } ?? []
      let whole = Array((rules.way + relative).utf8)
      let last = rules.last(matching: name, whole, isFolder)
      if last >= 0 { hidden = !rules.rules[last].isNegated }
    }
    return hidden
  }

  /// Returns the number of the last rule that matches a name or a path, or -1 if none does.
  private func last(matching name: [UInt8], _ whole: [UInt8], _ isFolder: Bool) -> Int {
    var last = -1
    for found in [names[name], paths[whole]] {
      last = max(last, (isFolder ? found?.any : found?.forFiles) ?? -1)
    }
    for number in wild {
      guard number > last else { break }
      let rule = rules[number]
      if !rule.isForFolders || isFolder,
        Self.matches(rule.pattern[...], (rule.isAnchored ? whole : name)[...])
      {
        return number
      }
    }
    return last
  }

  private func relative(_ path: String) -> Substring? {
    if folder == "." { return path[...] }
    guard path.hasPrefix(folder) else { return nil }
    return path.dropFirst(folder.count).drop { $0 == "/" }
  }

  /// Returns `true` if a text matches a pattern with the wildcards `*`, `?` and `**`.
  ///
  /// - Complexity: O(pattern · text), without recursion on `*`.
  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var p = pattern.startIndex
    var t = text.startIndex
    var star: Int?
    var mark = t
    var isDeep = false
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == 0x2A {
        isDeep = p + 1 < pattern.endIndex && pattern[p + 1] == 0x2A
        p += isDeep ? 2 : 1
        if isDeep, p < pattern.endIndex, pattern[p] == 0x2F { p += 1 }
        star = p
        mark = t
      } else if p < pattern.endIndex,
        pattern[p] == text[t] || (pattern[p] == 0x3F && text[t] != 0x2F)
      {
        p += 1
        t += 1
      } else if let back = star, isDeep || text[mark] != 0x2F {
        mark += 1
        t = mark
        p = back
      } else {
        return false
      }
    }
    while p < pattern.endIndex, pattern[p] == 0x2A { p += 1 }
    return p == pattern.endIndex
  }
}
