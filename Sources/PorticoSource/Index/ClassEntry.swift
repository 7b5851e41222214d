import Foundation

/// A class of the module, with all that its extensions add.
final class ClassEntry {
  /// A declaration and the file that it stands in.
  struct Part {
    let file: SourceFile
    let declaration: Declaration
  }

  let part: Part
  /// The module that declares the class.
  unowned let module: ModuleIndex
  /// The extensions that no constraint limits.
  var extensions: [Part] = []
  weak var superclass: ClassEntry?
  var subclasses: [ClassEntry] = []

  var file: SourceFile { part.file }
  var declaration: Declaration { part.declaration }

  init(_ part: Part, in module: ModuleIndex) {
    self.part = part
    self.module = module
  }

  /// The class and all its extensions.
  var parts: [Part] { [part] + extensions }

  /// The superclasses, nearest first.
  var ancestors: [ClassEntry] {
    var ancestors: [ClassEntry] = []
    var next = superclass
    // A class that inherits from itself is the compiler's to complain about.
    while let present = next, ancestors.count < 64 {
      ancestors.append(present)
      next = present.superclass
    }
    return ancestors
  }

  /// The names after the colon, here and on extensions, without modules and generic arguments.
  var inherited: [String] {
    parts.flatMap { $0.declaration.inherited }.flatMap { $0.components(separatedBy: " & ") }
      .map(ModuleIndex.plain)
  }

  /// Whether the names of its protocols are those of a delegate or a data source.
  var isDelegate: Bool {
    ([self] + ancestors).contains { entry in
      entry.inherited.contains {
        $0.contains("Delegate") || $0.hasSuffix("DataSource")
      }
    }
  }

  /// Whether the class descends from one of a name, which another module declares.
  func descends(from name: String) -> Bool {
    ([self] + ancestors).contains { $0.declaration.inherited.first.map(ModuleIndex.plain) == name }
  }
}
