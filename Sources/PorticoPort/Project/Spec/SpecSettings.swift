/// The build settings that a spec contains for its project and targets.
struct SpecSettings {
  private let groups: [String: PropertyList]

  init(_ spec: ProjectSpec) { groups = spec.table["settingGroups"]?.table ?? [:] }

  /// Returns the settings for a configuration. Settings in groups are overridden by those for all configurations,
  /// and these by those for the configuration.
  func settings(_ value: PropertyList?, for configuration: String, depth: Int = 0) -> [String:
    String]
  {
    guard let table = value?.table, depth < 16 else { return [:] }
    guard ["base", "configs", "groups"].contains(where: { table[$0] != nil }) else {
      return table.mapValues(Self.text)
    }
    var result: [String: String] = [:]
    func add(_ value: PropertyList?) {
      result.merge(settings(value, for: configuration, depth: depth + 1)) { $1 }
    }
    for name in table["groups"]?.items ?? [] { add(groups[name.text ?? ""]) }
    add(table["base"])
    let configurations = table["configs"]?.table ?? [:]
    if let exact = configurations[configuration] {
      add(exact)
    } else {
      for (name, value) in configurations.sorted(by: { $0.key < $1.key })
      where configuration.lowercased().contains(name.lowercased()) {
        add(value)
      }
    }
    return result
  }

  /// Returns a value as Xcode writes it. YAML has `true` for `YES`.
  private static func text(_ value: PropertyList) -> String {
    switch value.words.lowercased() {
    case "true", "yes": "YES"
    case "false", "no": "NO"
    default: value.words
    }
  }
}
