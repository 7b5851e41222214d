/// An object of a project file.
struct ProjectObject {
  let id: String
  let line: Int
  let table: [String: PropertyList]

  var kind: String { self["isa"] ?? "" }

  subscript(key: String) -> String? { table[key]?.text }

  func list(_ key: String) -> [PropertyList] { table[key]?.list ?? [] }

  /// The name that Xcode displays.
  var title: String {
    self["name"] ?? self["path"]?.split(separator: "/").last.map(String.init) ?? id
  }
}
