import SwiftSyntax

/// The declarations of a file as the compiler's parser sees them, one text each.
final class DeclarationLister: SyntaxVisitor {
  private(set) var declarations: [String] = []
  private var path: [String] = []
  private var depth = 0

  private var prefix: String { path.joined(separator: ".") }

  private func enter(_ name: String, _ clause: InheritanceClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    path.append(plain(name))
    if depth == 0 {
      let parents = clause?.inheritedTypes.map { plain($0.type.trimmedDescription) } ?? []
      declarations.append("type \(prefix): \(parents.joined(separator: ","))")
    }
    return .visitChildren
  }

  private func list(_ name: String, _ clause: FunctionParameterClauseSyntax, _ hasBody: Bool) {
    if depth == 0, !path.isEmpty {
      let parameters = clause.parameters.map {
        plain($0.firstName.text) + ":" + plain($0.type.trimmedDescription)
      }
      declarations.append(
        "func \(prefix).\(plain(name))(\(parameters.joined(separator: ","))) \(hasBody)")
    }
    depth += 1
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return enter(String(name.split(separator: "<")[0]), node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    list(node.name.text, node.signature.parameterClause, node.body != nil)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    list("init", node.signature.parameterClause, node.body != nil)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, !path.isEmpty {
      let ownership = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let type = binding.typeAnnotation.map { plain($0.type.trimmedDescription) } ?? "-"
        declarations.append(
          "var \(prefix).\(plain(name.identifier.text)) \(type) \(ownership?.name.text ?? "strong")"
        )
      }
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: EnumCaseElementSyntax) { depth -= 1 }
}

/// Without spaces, back quotes, attributes and the dots of variadic parameters.
func plain(_ text: String) -> String {
  var result = ""
  var isAttribute = false
  for character in text {
    if character == "@" { isAttribute = true }
    if isAttribute {
      if character == " " { isAttribute = false }
      continue
    }
    if !character.isWhitespace, character != "`" { result.append(character) }
  }
  return result.replacing("...", with: "")
}
