/// The names that targets have in the manifest, by every name with which others refer to them.
struct TargetNames {
  private var byID: [String: String] = [:]
  private var byTitle: [String: String] = [:]
  private var byProduct: [String: String] = [:]

  /// If several targets have the same name, the first one is used.
  mutating func add(_ name: String, for target: XcodeTarget) {
    byID[target.project + target.id] = name
    if byTitle[target.name] == nil { byTitle[target.name] = name }
    if let file = target.productFile, byProduct[file] == nil { byProduct[file] = name }
    if byProduct[name + ".framework"] == nil { byProduct[name + ".framework"] = name }
  }

  /// - Parameter reference: An ID in the project, or a name.
  func name(_ reference: String, in project: String) -> String? {
    byID[project + reference] ?? byTitle[reference]
  }

  func name(ofProduct file: String) -> String? { byProduct[file] }
}
