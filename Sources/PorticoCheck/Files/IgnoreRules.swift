import Foundation

/// The rules of one `.gitignore`.
struct IgnoreRules {
  private struct Rule {
    var pattern: [UInt8]
    var isNegated: Bool
    var isForFolders: Bool
    var isAnchored: Bool
  }

  private let rules: [Rule]
  private let folder: String
  /// From the folder of the rules to `folder`, if they stand above it.
  private let way: String

  /// The rules that stand above a folder, as far up as its repository goes.
  static func above(_ folder: String) -> [IgnoreRules] {
    let start = AbsolutePath.of(folder)
    var way: [String] = []
    var found: [IgnoreRules] = []
    var place = start
    while !FileManager.default.fileExists(atPath: place + "/.git") {
      let parent = (place as NSString).deletingLastPathComponent
      guard parent != place else { return [] }
      way.insert((place as NSString).lastPathComponent, at: 0)
      place = parent
      if let text = try? String(contentsOfFile: place + "/.gitignore", encoding: .utf8) {
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
  }

  /// Whether the last rule that speaks of a path hides it.
  static func hides(_ path: String, _ isFolder: Bool, _ all: [IgnoreRules]) -> Bool {
    var hidden = false
    for rules in all {
      guard let relative = rules.relative(path) else { continue }
      let name = relative.split(separator: "/").last.map { Array($0.utf8) } ?? []
      let whole = Array((rules.way + relative).utf8)
      for rule in rules.rules where !rule.isForFolders || isFolder {
        if matches(rule.pattern[...], (rule.isAnchored ? whole : name)[...]) {
          hidden = !rule.isNegated
        }
      }
    }
    return hidden
  }

  private func relative(_ path: String) -> Substring? {
    if folder == "." { return path[...] }
    guard path.hasPrefix(folder) else { return nil }
    return path.dropFirst(folder.count).drop { $0 == "/" }
  }

  /// `*`, `?` and `**`. Complexity: O(pattern · text), without recursion on `*`.
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
