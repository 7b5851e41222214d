import SwiftReading

/// Replaces `delegate?.list(_:didSelect:)` by a property, because Swift has no methods that an object can lack.
extension Translator {
  /// - Returns: The names of the properties.
  func nameMethodReferences() -> Set<String> {
    let methods = index.protocols.values.flatMap(\.requirements).filter { $0.kind == .function }
    guard !methods.isEmpty else { return [] }
    var used: Set<String> = []
    let properties = Set(methods.map(Self.propertyName))
    for draft in drafts {
      let source = draft.file.source
      let selectors = (index.selectors[ObjectIdentifier(draft.file)] ?? []).map(\.tokens)
      for dot in source.tokens.indices.dropLast(3) where source.tokens[dot].kind == .dot {
        let name = dot + 1
        guard source.tokens[name].kind == .name,
          let labels = SelectorReference.labels(source, open: name + 1),
          !selectors.contains(where: { $0.contains(name) }), !isOwn(dot, source)
        else { continue }
        let property = Self.propertyName(source.text(name), labels)
        guard properties.contains(property) else { continue }
        let close = Int(source.partners[name + 1])
        draft.edits.replace(draft.file.range(name..<(close + 1)), with: property)
        used.insert(property)
      }
    }
    return used
  }

  /// Returns `true` if the name before a dot is an object or type that certainly has the method.
  private func isOwn(_ dot: Int, _ source: TokenizedSource) -> Bool {
    guard dot > 0, source.tokens[dot - 1].kind == .name else { return false }
    let base = source.text(dot - 1)
    return ["self", "super"].contains(base) || base.first?.isUppercase == true
  }

  /// Returns the text of a property for an optional requirement. The property's value is the object's method, or `nil`
  /// if the object lacks it.
  func reference(_ requirement: Declaration, _ made: OptionalProtocol, _ number: Int) -> String {
    let declaration = made.declaration
    let types = requirement.parameters.map { made.file.text($0.type) }.joined(separator: ", ")
    let isAsync = requirement.effects.contains(.async)
    let isThrowing = requirement.effects.contains(.throws)
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let result = requirement.type.map(made.file.text) ?? "Void"
    let labels = requirement.parameters.map { ($0.label ?? "_") + ":" }.joined()
    var actor = ""
    var value = "(self as? any \(made.name(of: number)))?.\(requirement.name)(\(labels))"
    if declaration.attribute("MainActor") != nil {
      // A reference to the method wouldn't be sendable, unlike a closure on the actor.
      let names = requirement.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
      let arguments = requirement.parameters.enumerated().map { number, parameter in
        (parameter.label.map { $0 + ": " } ?? "") + "p\(number)"
      }
      let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
      actor = "@MainActor "
      value =
        "guard let object = self as? any \(made.name(of: number)) else { return nil }; "
        + "return { \(names) in \(marks)object.\(requirement.name)(\(arguments.joined(separator: ", "))) }"
    }
    return "extension \(declaration.name) { \(access(declaration))var "
      + "\(Self.propertyName(requirement)): (\(actor)(\(types))\(effects) -> \(result))? "
      + "{ \(value) } }"
  }

  static func propertyName(_ method: Declaration) -> String {
    propertyName(method.name, method.parameters.map(\.label))
  }

  private static func propertyName(_ method: String, _ labels: [String?]) -> String {
    labels.reduce("_" + method) { "\($0)_\($1 ?? "")" }
  }
}
