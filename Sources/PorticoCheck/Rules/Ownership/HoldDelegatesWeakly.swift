/// Reports delegates, views and outputs that are held strongly, because they can create a retain cycle.
enum HoldDelegatesWeakly: Rule {
  static let summary = "References to delegates, views and outputs are weak."
  static let page = RulePage(
    why: """
      A delegate often owns the object that calls it. If that object retains the delegate, neither is deallocated.
      """,
    example: """
      protocol PlayerDelegate: AnyObject {}

      final class Player {
        var delegate: PlayerDelegate?
      }
      """,
    remedy: """
      Declare the property as `weak`. The type of the property must be a class or a protocol that inherits from
      `AnyObject`.
      """,
    mended: """
      protocol PlayerDelegate: AnyObject {}

      final class Player {
        weak var delegate: PlayerDelegate?
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    var owners: [Int: ProjectType] = [:]
    for screen in context.screens {
      for member in screen.members { owners[member.type.number] = screen.controller }
    }
    /// Returns `true` if all values of the type are objects, so that the property can be weak.
    func isObject(_ type: ProjectType) -> Bool {
      type.isReference
        || ([type] + context.project.ancestors(of: type)).contains {
          !$0.inheritedNames.isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"])
        }
    }
    let rings = Rings(context.links)
    let strategies = Strategies(context)
    lazy var startedByFlow = startedByFlow(context)
    return context.project.types.filter { !$0.isDouble && ($0.isReference || isValueOfScreen($0)) }
      .flatMap { type in
        let links = Dictionary(grouping: context.links.links(of: type), by: \.property.name)
        return type.properties.compactMap { property -> Finding? in
          let facts = property.facts
          guard facts.ownership == .strong, !facts.isStatic, !facts.isComputed, !facts.isLazy,
            !facts.isInitialCall, !property.type.isFunction, !property.type.isCollection,
            !facts.attributes.contains(where: { $0.contains("Weak") }),
            let name = property.type.names.first, !name.hasPrefix("Weak")
          else { return nil }
          let others = links[facts.name]?.first { $0.property == facts }
          let isReference = others?.declared.allSatisfy { $0.isProtocol || $0.isReference } ?? true
          guard isReference else { return nil }
          if isDelegate(property, named: name, of: type, others, strategies, context)
            || isParent(others, of: type, context) && startedByFlow[type.simpleName] != false
          {
            let isObject =
              others.map { $0.declared.allSatisfy(isObject) } ?? Vocabulary.isUIKit(name)
            return finding(
              "\(type.name) holds its \(facts.name) strongly",
              Place(property.file.path, facts.line),
              fix: isObject ? .holdWeakly(property: facts.name) : nil)
          }
          // A retain cycle: strong references lead from the other object back to this one.
          guard let others, !type.isToolkit, isBack(others, from: type, facts.name.lowercased()),
            !strategies.mayBeProxy(others),
            let way = rings.way(from: type, to: targets(of: others, owners[type.number])),
            way.count == 3 || !isHeldOn(others, by: type)
          else { return nil }
          return finding(
            "\(type.name) holds its \(facts.name) strongly: "
              + way.map(\.name).joined(separator: " → ") + " is never released",
            Place(property.file.path, facts.line))
        }
      }
  }

  /// Returns `true` if the property is a delegate that may hold the object that it's the delegate of.
  static func isDelegate(
    _ property: ProjectType.Property, named name: String, of type: ProjectType, _ link: Link?,
    _ strategies: Strategies, _ context: RuleContext
  ) -> Bool {
    property.facts.name.lowercased().hasSuffix("delegate") && type.isReference
      && property.type.arguments.isEmpty && !name.hasPrefix("NS")
      && !name.hasSuffix("AppDelegate") && name != "UIViewControllerTransitioningDelegate"
      && link?.declared.first.map { !$0.isReference || $0.isViewController }
        ?? (name.hasSuffix("Delegate") || name == "UIViewController")
      && !(link.map { strategies.isStrategy($0, of: type) } ?? false)
      && !isFunction(name, property.file, context)
      && !isHandedOn(property.facts.name, by: type, link)
  }

  /// Returns `true` if the property is the parent of a coordinator, and the parent has a list of its children, which
  /// contains the coordinator until it ends.
  private static func isParent(
    _ link: Link?, of type: ProjectType, _ context: RuleContext
  ) -> Bool {
    guard let link else { return false }
    return type.role == .coordinator && link.property.name.lowercased().hasPrefix("parent")
      && (link.declared + link.concrete).contains { parent in
        ([parent] + context.project.ancestors(of: parent))
          .contains { !RemoveChildCoordinators.lists(of: $0).isEmpty }
      }
  }

  /// Returns the names of the types that functions create, and whether a coordinator creates them. What the app
  /// creates only elsewhere is the first coordinator, which has no parent.
  private static func startedByFlow(_ context: RuleContext) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for type in context.types {
      for function in type.functions {
        for use in function.facts.body?.uses ?? [] where use.isCalled && use.path.count == 1 {
          found[use.path[0], default: false] =
            found[use.path[0]] == true || type.role == .coordinator
        }
      }
    }
    return found
  }

  /// Returns `true` if the name is an alias for a function type: `typealias RowDelegate = (Int) -> Void`.
  private static func isFunction(
    _ name: String, _ file: SourceFile, _ context: RuleContext
  ) -> Bool {
    context.project.aliasTarget(name, from: file).map { TypeReference($0).isFunction } ?? false
  }

  /// Returns `true` if a view controller only holds the delegate for a view or another object, which holds it weakly:
  /// `tableView.delegate = delegate`, `output.setSampleBufferDelegate(delegate, queue: queue)`.
  private static func isHandedOn(_ name: String, by type: ProjectType, _ link: Link?) -> Bool {
    type.isViewController && link?.declared.isEmpty != false
      && type.functions.contains { function in
        function.facts.body?.uses.contains { use in
          (use.isWrite ? use.assigned == name : use.arguments.contains { $0.value == name })
            && use.path != [name] && use.last.lowercased().hasSuffix("delegate")
        } ?? false
      }
  }

  /// Returns `true` for presentation logic that is a structure. It's part of the object that holds it, so its
  /// strong references can create a retain cycle.
  private static func isValueOfScreen(_ type: ProjectType) -> Bool {
    type.kind == .struct && [.presenter, .viewModel, .interactor].contains(type.role)
  }

  /// Returns `true` if the reference is the one that should be weak in a retain cycle: to the view, or to the
  /// object that gets the results.
  private static func isBack(_ link: Link, from type: ProjectType, _ name: String) -> Bool {
    if name.hasPrefix("parent") { return true }
    if type.isViewController { return false }
    let isToView =
      link.concrete.contains { $0.isViewController || $0.isView }
      || link.declaredName == "UIViewController"
    switch type.role {
    case .presenter, .viewModel, .router, .reactor: return isToView
    case .interactor:
      return isToView || link.role == .presenter || name.hasSuffix("output") || name == "presenter"
    case .worker, .service, .useCase: return name.hasSuffix("output") || isToView
    default:
      return isToView || name.hasSuffix("output") || ["view", "listener", "owner"].contains(name)
    }
  }

  /// Returns `true` if an interactor may hold the other object strongly. An interactor owns the presenter that gets
  /// its results, so a longer retain cycle has to be broken elsewhere, by the presenter's reference to the
  /// controller. A cycle of only the interactor and its presenter is reported nevertheless.
  private static func isHeldOn(_ link: Link, by type: ProjectType) -> Bool {
    type.role == .interactor && !link.concrete.contains { $0.isViewController || $0.isView }
  }

  /// Returns the types that the property can refer to. If its type is `UIViewController` and its name is that of a
  /// view or controller, it's the controller of the screen.
  private static func targets(of link: Link, _ owner: ProjectType?) -> [ProjectType] {
    guard link.concrete.isEmpty, link.declaredName == "UIViewController",
      ["viewcontroller", "controller", "view"].contains(link.property.name.lowercased())
    else { return link.concrete }
    return owner.map { [$0] } ?? []
  }
}
