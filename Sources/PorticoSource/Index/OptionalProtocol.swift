import SwiftReading

/// A protocol of Objective-C, which can have optional requirements.
final class OptionalProtocol {
  let declaration: Declaration
  let file: SourceFile
  let requirements: [Declaration]
  /// The protocols that the protocol refines.
  let inherited: [String]

  /// Returns `nil` if the protocol isn't marked with `@objc`.
  init?(_ declaration: Declaration, _ file: SourceFile) {
    guard declaration.attribute("objc") != nil else { return nil }
    self.declaration = declaration
    self.file = file
    inherited = declaration.inherited.map(ModuleIndex.plain)
    requirements = declaration.members.filter {
      $0.has(.optional) && !$0.isStatic && ($0.kind == .function || $0.kind == .property)
    }
  }

  /// Returns the name of the generated protocol for one of the optional requirements.
  func name(of requirement: Int) -> String { "_\(declaration.name)_\(requirement)" }

  /// Returns `true` if another requirement differs from this one only in its types.
  func isOverloaded(_ requirement: Declaration) -> Bool {
    requirements.count { $0.signature == requirement.signature } > 1
  }

  /// Returns the types of a method's parameters as they are written, without modules.
  static func types(of method: Declaration, in file: SourceFile) -> [String] {
    method.parameters.map { parameter in
      file.text(parameter.type).split(separator: " ").map {
        ModuleIndex.plain(String($0))
      }.joined(separator: " ")
    }
  }
}
