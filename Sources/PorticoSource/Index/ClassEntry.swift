import Foundation

/// A class of the module with its extensions.
final class ClassEntry {
  /// A declaration, and the file that contains it.
  struct Part {
    let file: SourceFile
    let declaration: Declaration
  }

  let part: Part
  /// The module that declares the class.
  unowned let module: ModuleIndex
  /// The extensions without constraints.
  var extensions: [Part] = []
  weak var superclass: ClassEntry?
  var subclasses: [ClassEntry] = []

  var file: SourceFile { part.file }
  var declaration: Declaration { part.declaration }

  init(_ part: Part, in module: ModuleIndex) {
    self.part = part
    self.module = module
  }

  /// The declaration of the class, and its extensions.
  var parts: [Part] { [part] + extensions }

  /// The superclasses, the nearest one first.
  var ancestors: [ClassEntry] {
    var ancestors: [ClassEntry] = []
    var next = superclass
    // The compiler reports a class that inherits from itself.
    while let present = next, ancestors.count < 64 {
      ancestors.append(present)
      next = present.superclass
    }
    return ancestors
  }

  /// The names of the superclass and the protocols, including those of extensions, without modules and generic
  /// arguments.
  var inherited: [String] {
    parts.flatMap { $0.declaration.inherited }.flatMap { $0.components(separatedBy: " & ") }
      .map(ModuleIndex.plain)
  }

  /// A Boolean value that indicates whether the class or a superclass conforms to the protocol of a delegate or
  /// data source, according to the protocol's name.
  var isDelegate: Bool {
    ([self] + ancestors).contains { entry in
      entry.inherited.contains {
        $0.contains("Delegate") || $0.hasSuffix("DataSource")
      }
    }
  }

  /// Returns `true` if the class or one of its ancestors inherits directly from the class with the name, which
  /// another module declares.
  func descends(from name: String) -> Bool {
    ([self] + ancestors).contains { $0.declaration.inherited.first.map(ModuleIndex.plain) == name }
  }
}
