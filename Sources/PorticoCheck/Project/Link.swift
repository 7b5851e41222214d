/// One type holds another: by which property, how, and whom that can be.
package final class Link {
  package let property: PropertyFacts
  package let file: SourceFile
  /// The type as declared: often a protocol.
  package let declared: [ProjectType]
  /// The name as declared, also of types that are not in the project.
  package let declaredName: String
  /// The classes and structures that stand behind it.
  package let concrete: [ProjectType]
  package let isCollection: Bool
  package let isFunction: Bool
  /// Told when it is needed, and not held.
  var isWeak = false

  init(
    property: PropertyFacts, file: SourceFile, declared: [ProjectType], declaredName: String,
    concrete: [ProjectType], isCollection: Bool, isFunction: Bool
  ) {
    self.property = property
    self.file = file
    self.declared = declared
    self.declaredName = declaredName
    self.concrete = concrete
    self.isCollection = isCollection
    self.isFunction = isFunction
  }

  /// A computed property holds nothing, a reference called weak nothing strongly.
  package var ownership: PropertyFacts.Ownership {
    isWeak || property.isComputed || property.type?.hasPrefix("Weak") == true
      ? .weak : property.ownership
  }
  package var isByProtocol: Bool { declared.contains { $0.isProtocol } }
  package var isMade: Bool { property.isInitialCall }

  package func holds(_ type: ProjectType) -> Bool {
    declared.contains { $0 === type } || concrete.contains { $0 === type }
  }

  /// What role the other side plays: the class tells first, then the protocol, then the property.
  package private(set) lazy var role = foundRole

  private var foundRole: Naming.Role {
    for type in concrete where type.isViewController || type.isView {
      return type.isViewController ? .viewController : .view
    }
    let vague: Set<Naming.Role> = [.none, .model, .delegate, .view, .service, .dataSource]
    for type in concrete where !vague.contains(type.role) { return type.role }
    for type in declared where !vague.contains(type.role) { return type.role }
    let words = Naming.words(declaredName)
    let named = Naming.role(words)
    if !vague.contains(named), !isCollection { return named }
    if property.attributes.contains("ViewModel") { return .viewModel }
    let byProperty = Naming.role(ofProperty: property.name)
    // Of a library's type the property tells less: a `Presentr`, an interactive transition, a document's coordinator.
    let isTold = !declared.isEmpty || byProperty == .viewModel || declaredName.count <= 2
    if byProperty != .none, isTold, !isCollection, !isFunction, named != .view { return byProperty }
    if words.contains("Coordinator") || words.contains("Flow"), words.last == "Delegate" {
      return .coordinator
    }
    for role in (concrete + declared).map(\.role) where role != .none { return role }
    return named
  }
}
