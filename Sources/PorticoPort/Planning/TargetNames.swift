/// The names that targets get in the manifest, by all that others call them.
struct TargetNames {
  private var byID: [String: String] = [:]
  private var byTitle: [String: String] = [:]
  private var byProduct: [String: String] = [:]

  /// The first that is called so is meant.
  mutating func add(_ name: String, for target: XcodeTarget) {
    byID[target.project + target.id] = name
    if byTitle[target.name] == nil { byTitle[target.name] = name }
    if let file = target.productFile, byProduct[file] == nil { byProduct[file] = name }
    if byProduct[name + ".framework"] == nil { byProduct[name + ".framework"] = name }
  }

  /// - Parameter reference: An id in the project, or a name.
  func name(_ reference: String, in project: String) -> String? {
    byID[project + reference] ?? byTitle[reference]
  }

  func name(ofProduct file: String) -> String? { byProduct[file] }
}
