/// The comments that permit findings, and which of them were needed.
struct Permissions {
  private let files: [String: [Permission]]
  /// The paths of the files that are checked.
  private let judged: [String]
  /// The comments that permitted a finding: the path, the number of the comment in the file, and the rule.
  private var needed: Set<[String]> = []

  init(_ sources: [SourceFile]) {
    files = Dictionary(sources.map { ($0.path, $0.facts.permissions) }) { first, _ in first }
    judged = sources.filter { !$0.isTest && !$0.facts.permissions.isEmpty }.map(\.path)
  }

  func permits(_ finding: Finding) -> Bool { !numbers(for: finding).isEmpty }

  /// Returns `true` if a comment permits a finding, and marks the comment as needed.
  mutating func use(for finding: Finding) -> Bool {
    let numbers = numbers(for: finding)
    for number in numbers { needed.insert([finding.place.path, "\(number)", finding.rule]) }
    return !numbers.isEmpty
  }

  private func numbers(for finding: Finding) -> [Int] {
    // No comment can permit a finding about such comments.
    guard finding.rule != JustifyPermissions.name else { return [] }
    let permissions = files[finding.place.path] ?? []
    return permissions.indices.filter {
      permissions[$0].covers(finding.rule, at: finding.place.line)
    }
  }

  /// Returns the flaws of comments that permit findings.
  ///
  /// - Parameter rules: The names of the rules that were run. A name that no built-in rule has may be a rule of the
  ///   project.
  func needless(of rules: Set<String>) -> [(place: Place, reason: String)] {
    judged.flatMap { path in
      (files[path] ?? []).enumerated().flatMap { number, permission in
        let unneeded = permission.rules.compactMap { rule -> String? in
          if rules.contains(rule) {
            return needed.contains([path, "\(number)", rule])
              ? nil : "this permits \(rule), which finds nothing here"
          }
          return AllRules.mistake(rule).flatMap { $0.contains("did you mean") ? $0 : nil }
        }
        return ((permission.flaw.map { [$0] } ?? []) + unneeded).map {
          (Place(path, permission.line), $0)
        }
      }
    }
  }
}
