/// The modules that files can see, to choose the right one of several types with the same name.
package final class ModuleMap {
  /// The imports of each module of the project that is imported somewhere.
  private var imports: [Substring: Set<String>] = [:]
  private var known: [ObjectIdentifier: [Substring]] = [:]

  init(_ files: [SourceFile]) {
    let imported = Set(files.flatMap(\.facts.imports))
    for file in files {
      guard let module = file.module, imported.contains(String(module)) else { continue }
      imports[module, default: []].formUnion(file.facts.imports)
    }
  }

  /// Returns `true` if a file sees another file: its module is imported, isn't known, or is never imported.
  func sees(_ other: SourceFile, from file: SourceFile) -> Bool {
    guard let module = other.module, imports[module] != nil else { return true }
    return visible(from: file).contains(module)
  }

  /// Returns the modules that a file sees: its own, the ones that it imports, and the ones that these import, because
  /// a module may export what it imports.
  func visible(from file: SourceFile) -> [Substring] {
    if let found = known[ObjectIdentifier(file)] { return found }
    var found = file.module.map { [$0] } ?? []
    var seen = Set(found)
    var open = file.facts.imports
    while !open.isEmpty {
      let next = open.map { Substring($0) }.filter { seen.insert($0).inserted }
      found += next
      open = next.flatMap { imports[$0, default: []].sorted() }
    }
    known[ObjectIdentifier(file)] = found
    return found
  }
}
