/// What comments permit, and which of it was needed.
struct Permissions {
  private let files: [String: [Permission]]
  /// Files that are judged.
  private let judged: [String]
  /// By file, the number of a comment and a rule of it that permitted a finding.
  private var needed: Set<[String]> = []

  init(_ sources: [SourceFile]) {
    files = Dictionary(sources.map { ($0.path, $0.facts.permissions) }) { first, _ in first }
    judged = sources.filter { !$0.isTest && !$0.facts.permissions.isEmpty }.map(\.path)
  }

  func permits(_ finding: Finding) -> Bool { !numbers(for: finding).isEmpty }

  /// Whether a finding is permitted; what permits it is needed from now on.
  mutating func use(for finding: Finding) -> Bool {
    let numbers = numbers(for: finding)
    for number in numbers { needed.insert([finding.place.path, "\(number)", finding.rule]) }
    return !numbers.isEmpty
  }

  private func numbers(for finding: Finding) -> [Int] {
    // A comment that says nothing right can't be right about itself.
    guard finding.rule != JustifyPermissions.name else { return [] }
    let permissions = files[finding.place.path] ?? []
    return permissions.indices.filter {
      permissions[$0].covers(finding.rule, at: finding.place.line)
    }
  }

  /// What is wrong with comments.
  ///
  /// - Parameter rules: Those that were asked; a name that is none of all rules may be a project's own rule.
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
