import PorticoCheck

/// Reads the versions that CocoaPods and Carthage have resolved, for dependencies whose sources are missing.
enum LockFiles {
  struct Entry {
    let name: String
    let version: String
    let line: Int
  }

  /// Returns the pods of a `Podfile.lock`, each of them once and without its subspecs.
  static func pods(_ text: String) -> [Entry] {
    var entries: [Entry] = []
    var known: Set<String> = []
    var isInPods = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if line.first?.isLetter == true { isInPods = line.hasPrefix("PODS:") }
      guard isInPods, let match = line.firstMatch(of: /^  - "?([^ \/"]+)[^ "]* \(([^)]+)\)/),
        known.insert(String(match.1)).inserted
      else { continue }
      entries.append(Entry(name: String(match.1), version: String(match.2), line: index + 1))
    }
    return entries
  }

  /// Returns the checkouts of a `Cartfile.resolved`.
  static func carthage(_ text: String) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard let match = line.firstMatch(of: /^(?:github|git|binary) "([^"]+)" "([^"]+)"/) else {
        continue
      }
      let name = Paths.name(String(match.1)).replacing(".git", with: "")
      entries.append(Entry(name: name, version: String(match.2), line: index + 1))
    }
    return entries
  }
}
