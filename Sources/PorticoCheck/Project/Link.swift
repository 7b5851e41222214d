/// A reference from one type to another: the property, its ownership, and the types that it can refer to.
package final class Link {
  package let property: PropertyFacts
  package let file: SourceFile
  /// The declared types of the property, which often are protocols.
  package let declared: [ProjectType]
  /// The declared name, which can be the name of a type outside of the project.
  package let declaredName: String
  /// The classes and structures that the property can refer to.
  package let concrete: [ProjectType]
  package let isCollection: Bool
  package let isFunction: Bool
  /// A Boolean value that indicates whether the other type is only notified when needed, and not held.
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

  /// The ownership of the reference. A computed property holds nothing, and a type whose name begins with `Weak`
  /// holds nothing strongly.
  package var ownership: PropertyFacts.Ownership {
    isWeak || property.isComputed || property.type?.hasPrefix("Weak") == true
      ? .weak : property.ownership
  }
  package var isByProtocol: Bool { declared.contains { $0.isProtocol } }
  package var isMade: Bool { property.isInitialCall }

  package func holds(_ type: ProjectType) -> Bool {
    declared.contains { $0 === type } || concrete.contains { $0 === type }
  }

  /// The role of the referenced type. The class determines it, or else the protocol, or else the property.
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
    // If the type is a library's, the name of the property says less: it may be a `Presentr`, an interactive
    // transition or a document's coordinator.
    let isTold = !declared.isEmpty || byProperty == .viewModel || declaredName.count <= 2
    if byProperty != .none, isTold, !isCollection, !isFunction, named != .view { return byProperty }
    if words.contains("Coordinator") || words.contains("Flow"), words.last == "Delegate" {
      return .coordinator
    }
    for role in (concrete + declared).map(\.role) where role != .none { return role }
    return named
  }
}
