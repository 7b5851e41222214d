/// Recognizes models: data of the app's domain, and not values that describe the state of a view.
enum ModelRecognition {
  private static let presentational: Set<String> = [
    "View", "Cell", "Display", "Displayed", "Presentation", "Configuration", "Config", "Style",
    "State", "Props", "Theme", "Appearance", "Content", "Layout", "Data", "Section", "Row", "VM",
    "Header", "Footer", "Button", "Options", "Attributes", "UI", "Input", "Output", "Context",
    "Animation", "Action", "Event", "Token", "Identifier", "Renderer", "Formatter", "Menu", "Tab",
    "Toolbar", "Slide", "Onboarding", "Carousel", "Segment", "Tile", "Chip", "Placeholder",
    "Tooltip", "Bubble", "Gradient", "Shadow", "Corner", "Border", "Insets", "Color", "Colors",
    "Font", "Icon", "Picker", "Option", "Setting", "Settings", "Presentable", "Displayable",
  ]

  /// Parts of views. A type that is named after one is made for it, even `SongCellModel`.
  private static let visual: Set<String> = [
    "View", "Cell", "Row", "Section", "Header", "Footer", "Button", "Label", "Display", "Displayed",
    "Presentation", "Layout", "UI", "VM", "Style", "Theme", "Banner", "Toast", "Badge", "Alert",
    "Tab", "Toolbar", "Tooltip", "Slide", "Carousel",
  ]

  /// Returns `true` if a type is named after a part of a view. Such a type isn't a model of the domain, even if its
  /// name ends in `Model`.
  static func isOfView(_ type: ProjectType) -> Bool {
    !Set(type.words).isDisjoint(with: visual)
  }

  /// Returns `true` if the type contains formatted text, colors, images or actions, as a view displays them.
  static func isDressed(_ type: ProjectType) -> Bool {
    let isRow = type.kind == .struct && !isRaw(type)
    return type.properties.contains { property in
      property.isOne(of: { dress.contains($0) || isRow && rowDress.contains($0) })
        || isRow && property.type.isFunction
        || isRow && !property.facts.isComputed
          && property.isOne(of: { geometry.contains($0) || Vocabulary.isUIKit($0) })
    }
  }

  /// Returns `true` if the type contains values that must be formatted before they are displayed.
  private static func isRaw(_ type: ProjectType) -> Bool {
    type.properties.contains { property in
      !property.facts.isComputed
        && property.isOne(of: ["Date", "Double", "Float", "Decimal"].contains)
    }
  }

  private static let dress: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "AttributedString", "UIColor", "UIFont",
    "NSColor", "NSFont",
  ]
  private static let rowDress: Set<String> = [
    "UIImage", "NSImage", "Selector", "UIViewController", "UIView", "UIAction",
  ]
  private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector"]

  /// Returns `true` if the type contains the state of a view, such as `isSelected`.
  private static func holdsViewState(_ type: ProjectType) -> Bool {
    type.kind == .struct
      && type.properties.contains { !$0.facts.isComputed && viewState.contains($0.facts.name) }
  }

  private static let viewState: Set<String> = [
    "isSelected", "isExpanded", "isCollapsed", "isHighlighted", "isFirst", "isLast", "isLoading",
  ]

  /// Returns `true` if the type is created only by presentation logic, by a view controller or view from literals, or
  /// from a model if it contains only text and the like: the value is a row that is ready for display.
  private static func isPrepared(_ type: ProjectType, _ context: RuleContext) -> Bool {
    isMade(type, context) { making, owner in
      isPresentation(owner)
        || (owner.isViewController || owner.isView) && isOfLiterals(making, type)
        || isOfTexts(type) && isDrawn(making, owner, type, context)
    }
  }

  /// Returns `true` if the type contains only text and the like, and only presentation logic creates it, from another
  /// type: the value is a row even if its name or its folder says that it's a model.
  private static func isRow(_ type: ProjectType, _ context: RuleContext) -> Bool {
    isOfTexts(type)
      && isMade(type, context) { making, owner in
        isPresentation(owner) && isGivenOther(making, type, context)
      }
  }

  /// Returns `true` if the type is created, but not in many places, and all of them meet the condition. A type that is
  /// created in many places isn't specific to a view.
  private static func isMade(
    _ type: ProjectType, _ context: RuleContext, by isMeant: (Links.Making, ProjectType) -> Bool
  ) -> Bool {
    let makings = (context.links.makers[type.number] ?? []).filter { $0.owner?.isDouble != true }
    return !makings.isEmpty && makings.count < 100
      && makings.allSatisfy { making in making.owner.map { isMeant(making, $0) } ?? false }
  }

  private static func isPresentation(_ owner: ProjectType) -> Bool {
    [.presenter, .viewModel].contains(owner.role)
  }

  /// Returns `true` if the function that creates the value has a parameter of another type of the app.
  private static func isGivenOther(
    _ making: Links.Making, _ type: ProjectType, _ context: RuleContext
  ) -> Bool {
    making.function.parameters.map { TypeReference($0.type) }.flatMap { $0.names + $0.arguments }
      .compactMap { context.project.type($0, from: making.file) }
      .contains { $0 !== type && ($0.kind == .struct || $0.kind == .class) }
  }

  private static let texts: Set<String> = ["String", "Bool", "URL", "UUID"]

  private static func isOfTexts(_ type: ProjectType) -> Bool {
    type.kind == .struct
      && type.properties.allSatisfy { $0.facts.isStatic || texts.isSuperset(of: $0.type.names) }
  }

  /// Returns `true` if a function creates the value from a model that is its parameter, or else `self`, and that
  /// isn't decoded or stored data: `func line(_ plant: Plant) -> PlantLine`.
  private static func isDrawn(
    _ making: Links.Making, _ owner: ProjectType, _ type: ProjectType, _ context: RuleContext
  ) -> Bool {
    let parameters = making.function.parameters
    let given = parameters.flatMap { TypeReference($0.type).names }
      .compactMap { context.project.type($0, from: making.file) }
    return (parameters.isEmpty ? [owner] : given).contains { source in
      source.kind == .struct && source !== type
        && [.none, .model].contains(source.role) && source.base == .none && !isStored(source)
        && Set(source.words).isDisjoint(with: transferred)
        && source.properties.contains { !$0.facts.isStatic && !$0.facts.isComputed }
    }
  }

  /// Returns `true` if the value is created from string literals:
  /// `MenuEntry(title: "Help", image: "questionmark")`.
  private static func isOfLiterals(_ making: Links.Making, _ type: ProjectType) -> Bool {
    making.function.body?.uses.contains { use in
      use.line == making.line && use.isCall(0) && use.path[0] == type.simpleName
        && use.arguments.count { $0.value.hasPrefix("\"") } > 1
    } ?? false
  }

  static func isModel(_ type: ProjectType, _ context: RuleContext) -> Bool {
    guard type.kind == .struct || type.kind == .class || type.kind == .actor, !type.isDouble,
      type.role == .none || type.role == .model, !type.isViewController, !type.isView,
      type.base == .none
    else { return false }
    if isStored(type) { return true }
    guard
      !type.words.contains(where: presentational.contains)
        || type.words.last == "Model" && !isOfView(type)
    else { return false }
    if isDressed(type) { return false }
    if isPartOfScreen(type, context) { return false }
    let stored = type.properties.filter { !$0.facts.isStatic && !$0.facts.isComputed }
    guard !stored.isEmpty else { return false }
    // The innermost folder with a telling name decides, such as `ViewModels` in `Domain/ViewModels`.
    let isInModelFolder =
      type.file.folders.reversed().lazy.map { $0.lowercased() }
      .first { name in speaking.contains { name.hasPrefix($0) } }
      .map { !$0.hasPrefix("view") && !$0.hasPrefix("present") } ?? false
    if isInModelFolder || type.role == .model { return !isRow(type, context) }
    if holdsViewState(type) || isPicture(type, context) || isPrepared(type, context) {
      return false
    }
    // A type is data if it consists mostly of stored values and has few or no methods.
    let doing = type.functions.filter { $0.facts.kind == .function && $0.facts.body != nil }.count
    return type.kind == .struct
      ? doing <= stored.count && !stored.contains { $0.type.isFunction }
      : doing == 0 && context.mentions.isFree(type)
  }

  /// Returns `true` if the type is nested in a view, a view controller or a view model: `MovieCell.Content`,
  /// `MoviesViewController.Item`, `Movies.Fetch.ViewModel.Poster`.
  private static func isPartOfScreen(_ type: ProjectType, _ context: RuleContext) -> Bool {
    let names = type.name.split(separator: ".").dropLast().map(String.init)
    guard let outer = names.first else { return false }
    let owner = context.project.type(outer, from: type.file)
    return owner.map { $0.isView || $0.isViewController } ?? false
      || names.contains { Naming.role(Naming.words($0)) == .viewModel }
  }

  private static let speaking = ["model", "entit", "domain", "view", "present"]

  /// Returns `true` if an initializer takes another type of the app to display it: `init(_ error: ServiceError)`,
  /// `init(repository: Repository)`.
  private static func isPicture(_ type: ProjectType, _ context: RuleContext) -> Bool {
    type.functions.contains { function in
      function.facts.kind == .initializer && function.facts.parameters.count <= 2
        && function.facts.parameters.contains { parameter in
          let source = TypeReference(parameter.type).names.first.flatMap {
            context.project.type($0, from: function.file)
          }
          // A model may be created from transferred or stored data, too.
          return source.map { $0 !== type && Set($0.words).isDisjoint(with: transferred) } ?? false
        }
    }
  }

  private static let transferred: Set<String> = [
    "DTO", "Dto", "Entity", "Response", "Payload", "MO", "Managed", "Object", "Remote", "Record",
    "JSON", "Json", "API", "Api", "DB", "Realm", "Row", "Raw", "Builder", "Coding", "Storage",
  ]

  /// Returns `true` if the type is decoded from a response or stored in a database.
  static func isStored(_ type: ProjectType) -> Bool {
    !type.inheritedNames.isDisjoint(with: [
      "Codable", "Decodable", "NSManagedObject", "Object", "Mappable", "RealmObject",
      "PersistentModel",
    ]) || type.attributes.contains("Model")
      || type.attributes.contains("objcMembers") && type.inheritedNames.contains("Object")
  }
}
