import SwiftReading

/// Protocols with `init()` to which an extension of another module's class conforms. Objective-C's initializers
/// satisfy the requirement. Here `_MadeByMetatype` provides the initializer.
extension Translator {
  func provideInitializers() {
    var provided: Set<String> = []
    for part in index.foreignExtensions where isClass(part.declaration.name) {
      for name in part.declaration.inherited.map(ModuleIndex.plain) {
        guard let required = index.initializable[name] else { continue }
        if provided.insert(name).inserted { provideInitializer(of: required) }
        if part.declaration.name == "NSObject", let draft = draft(of: part.file) {
          draft.conform(part.declaration, to: "@retroactive _MadeByMetatype")
          draft.imports.insert("UIKit")
        }
      }
    }
  }

  /// Whether a type that the module doesn't declare is a class, by its prefix.
  private func isClass(_ name: String) -> Bool {
    let name = ModuleIndex.plain(name)
    return ["NS", "UI", "CA"].contains(where: name.hasPrefix) && !Self.structures.contains(name)
  }

  private static let structures: Set<String> = [
    "CATransform3D", "NSDecimal", "NSDirectionalEdgeInsets", "NSRange", "UIEdgeInsets",
    "UIFloatRange", "UILayoutPriority", "UIOffset",
  ]

  /// Replaces the requirement of a protocol by a protocol whose extension has the initializer.
  private func provideInitializer(of part: ClassEntry.Part) {
    let type = part.declaration
    guard let draft = draft(of: part.file) else { return }
    for member in type.members where member.isPlainInitializer {
      draft.blank(member.first..<member.end)
    }
    let others = type.inherited.filter { !["class", "AnyObject", "NSObject"].contains($0) }
    let names = ["NSObject", "_MadeByMetatype"] + others
    let source = part.file.source
    let start = Int(source.tokens[type.endOfName - 1].end)
    let end = Int(source.tokens[(type.endOfInherited ?? type.endOfName) - 1].end)
    draft.edits.replace(start..<end, with: ": " + names.joined(separator: ", "))
    draft.imports.insert("UIKit")
  }
}

extension Declaration {
  /// Whether this is `init()`.
  var isPlainInitializer: Bool { kind == .initializer && parameters.isEmpty && effects.isEmpty }
}
