import SwiftReading

/// Makes classes with a separate name in Objective-C provide it, for the files of Interface Builder and for
/// `NSStringFromClass`.
extension Translator {
  func nameClasses() {
    for entry in index.classes where hasName(entry) {
      let declaration = entry.declaration
      guard declaration.body != nil, let draft = draft(of: entry.file) else { continue }
      let isOverride = entry.ancestors.contains { hasName($0) }
      draft.add(
        "\(declaration.has(.open) ? "open" : "public") nonisolated "
          + "\(isOverride ? "override " : "")class var _objectiveCName: (type: AnyClass, name: String) "
          + "{ (\(declaration.name).self, \"\(key(of: declaration, entry.file))\") }",
        to: declaration)
      if !isOverride { draft.conform(declaration, to: "_NamedClass") }
      draft.imports.insert("UIKit")
    }
  }

  private func hasName(_ entry: ClassEntry) -> Bool {
    key(of: entry.declaration, entry.file) != entry.declaration.name
      && !entry.declaration.hasGenerics
  }

  /// The replacements of Foundation's functions, which know only the names in Swift.
  static let classNames = """

    nonisolated func NSStringFromClass(_ aClass: AnyClass) -> String { _stringFromClass(aClass) }

    nonisolated func NSClassFromString(_ aClassName: String) -> AnyClass? {
      _classFromString(aClassName)
    }
    """
}
