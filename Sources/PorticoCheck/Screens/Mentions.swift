/// Finds whether types use UIKit. The names in the type count, not the imports of its file.
package final class Mentions {
  private let project: Project
  private var known: [Int: (name: String, place: Place)?] = [:]

  package init(_ project: Project) { self.project = project }

  package func isFree(_ type: ProjectType) -> Bool {
    if type.isViewController || type.isView || type.base == .swiftUI || type.base == .other {
      return false
    }
    return firstUIKitName(in: type) == nil
  }

  /// Returns the first name of UIKit in a type and its place, or `nil` if there is none.
  package func firstUIKitName(in type: ProjectType) -> (name: String, place: Place)? {
    if let known = known[type.number] { return known }
    let found = find(type)
    known[type.number] = .some(found)
    return found
  }

  /// Returns `true` if a name belongs to UIKit, or is one of the app's views or view controllers. The outer name of
  /// `LoginViewController.State` doesn't count.
  private func isBound(_ name: String, isOuter: Bool, from file: SourceFile) -> Bool {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return false }
    guard let type = project.type(name, from: file) else { return Vocabulary.isUIKit(name) }
    return !isOuter && (type.isViewController || type.isView)
  }

  /// Returns `true` if code outside of the project's types uses UIKit: a function, an alias, or an extension of an
  /// external type.
  package func isNamedOutsideTypes(of file: SourceFile) -> Bool {
    file.facts.functions.contains { firstUIKitName(in: $0, file) != nil }
      || file.facts.types.contains { facts in
        facts.kind == .extension && look(facts.name, file, facts.line) != nil
          || facts.name.isEmpty
            && facts.aliases.values.contains { look($0, file, facts.line) != nil }
      }
  }

  private func look(
    _ text: String, _ file: SourceFile, _ line: Int
  ) -> (name: String, place: Place)? {
    guard text.utf8.count > 2 else { return nil }
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      let name = String(part)
      let rest = text[part.endIndex...]
      let isOuter = rest.first == "." && rest.dropFirst().first?.isUppercase == true
      if isBound(name, isOuter: isOuter, from: file) { return (name, Place(file.path, line)) }
    }
    return nil
  }

  private func find(_ type: ProjectType) -> (name: String, place: Place)? {
    for (file, facts) in type.parts {
      for parent in facts.inherits {
        if let found = look(parent, file, facts.line) { return found }
      }
    }
    for property in type.properties {
      if let found = look(
        property.facts.type ?? property.facts.initial ?? "", property.file, property.facts.line)
      {
        return found
      }
    }
    return type.functions.lazy.compactMap { self.firstUIKitName(in: $0.facts, $0.file) }.first
  }

  private func firstUIKitName(
    in function: FunctionFacts, _ file: SourceFile
  ) -> (name: String, place: Place)? {
    for text in function.parameters.map(\.type) + [function.result ?? ""] {
      if let found = look(text, file, function.line) { return found }
    }
    for use in function.body?.uses ?? [] {
      let isOuter = use.path.count > 1 && use.path[1].first?.isUppercase == true
      if isBound(use.path[0], isOuter: isOuter, from: file) {
        return (use.path[0], Place(file.path, use.line))
      }
    }
    return nil
  }
}
