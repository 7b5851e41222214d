/// What counts as a model: data of the app's subject, no picture of a view's state.
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

  /// Parts of views: what is called after one is made for it, `SongCellModel` too.
  private static let visual: Set<String> = [
    "View", "Cell", "Row", "Section", "Header", "Footer", "Button", "Label", "Display", "Displayed",
    "Presentation", "Layout", "UI", "VM", "Style", "Theme", "Banner", "Toast", "Badge", "Alert",
  ]

  /// Whether a type is named after a part of a view: no model of the app's subject, whatever else it is called.
  static func isOfView(_ type: ProjectType) -> Bool {
    !Set(type.words).isDisjoint(with: visual)
  }

  /// Holds text, colours or images as they are shown, or what happens when it is touched.
  private static func isDressed(_ type: ProjectType) -> Bool {
    let isRow = type.kind == .struct && !isRaw(type)
    return type.properties.contains { property in
      property.isOne(of: { dress.contains($0) || isRow && rowDress.contains($0) })
        || isRow && property.type.isFunction
        || isRow && !property.facts.isComputed
          && property.isOne(of: { geometry.contains($0) || Vocabulary.isUIKit($0) })
    }
  }

  /// Holds what has to be formatted before it is shown.
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

  /// Holds how a view shows it, beside what it shows.
  private static func holdsViewState(_ type: ProjectType) -> Bool {
    type.kind == .struct
      && type.properties.contains { !$0.facts.isComputed && viewState.contains($0.facts.name) }
  }

  private static let viewState: Set<String> = [
    "isSelected", "isExpanded", "isCollapsed", "isHighlighted", "isFirst", "isLast", "isLoading",
  ]

  /// Made by presentation logic and by nobody else, or by a view controller of literals: a row as it will be shown.
  private static func isPrepared(_ type: ProjectType, _ context: RuleContext) -> Bool {
    let makings = (context.links.makers[type.number] ?? []).filter { $0.owner?.isDouble != true }
    // What is made everywhere is prepared nowhere.
    return !makings.isEmpty && makings.count < 100
      && makings.allSatisfy { making in
        guard let owner = making.owner else { return false }
        return [.presenter, .viewModel].contains(owner.role)
          || (owner.isViewController || owner.isView) && isOfLiterals(making, type)
          || isOfTexts(type) && isDrawn(making, owner, type, context)
      }
  }

  private static let texts: Set<String> = ["String", "Bool", "URL", "UUID"]

  private static func isOfTexts(_ type: ProjectType) -> Bool {
    type.kind == .struct
      && type.properties.allSatisfy { $0.facts.isStatic || texts.isSuperset(of: $0.type.names) }
  }

  /// Made of a model that a function is given, or that it belongs to, and of nothing that came from elsewhere:
  /// `func line(_ plant: Plant) -> PlantLine`.
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

  /// `MenuEntry(title: "Help", image: "questionmark")`
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
    // The innermost folder that says anything counts: Domain/ViewModels.
    let isInModelFolder =
      type.file.folders.reversed().lazy.map { $0.lowercased() }
      .first { name in speaking.contains { name.hasPrefix($0) } }
      .map { !$0.hasPrefix("view") && !$0.hasPrefix("present") } ?? false
    if isInModelFolder || type.role == .model { return true }
    if holdsViewState(type) || isPicture(type, context) || isPrepared(type, context) {
      return false
    }
    // Data: mostly stored values, hardly any doing.
    let doing = type.functions.filter { $0.facts.kind == .function && $0.facts.body != nil }.count
    return type.kind == .struct
      ? doing <= stored.count && !stored.contains { $0.type.isFunction }
      : doing == 0 && context.mentions.isFree(type)
  }

  /// `MovieCell.Content`, `MoviesViewController.Item`, `Movies.Fetch.ViewModel.Poster`.
  private static func isPartOfScreen(_ type: ProjectType, _ context: RuleContext) -> Bool {
    let names = type.name.split(separator: ".").dropLast().map(String.init)
    guard let outer = names.first else { return false }
    let owner = context.project.type(outer, from: type.file)
    return owner.map { $0.isView || $0.isViewController } ?? false
      || names.contains { Naming.role(Naming.words($0)) == .viewModel }
  }

  private static let speaking = ["model", "entit", "domain", "view", "present"]

  /// Made of something else of the app's, to be shown: `init(_ error: ServiceError)`, `init(repository: Repository)`.
  private static func isPicture(_ type: ProjectType, _ context: RuleContext) -> Bool {
    type.functions.contains { function in
      function.facts.kind == .initializer && function.facts.parameters.count <= 2
        && function.facts.parameters.contains { parameter in
          let source = TypeReference(parameter.type).names.first.flatMap {
            context.project.type($0, from: function.file)
          }
          // A model may be made of what is transferred or stored.
          return source.map { $0 !== type && Set($0.words).isDisjoint(with: transferred) } ?? false
        }
    }
  }

  private static let transferred: Set<String> = [
    "DTO", "Dto", "Entity", "Response", "Payload", "MO", "Managed", "Object", "Remote", "Record",
    "JSON", "Json", "API", "Api", "DB", "Realm", "Row", "Raw", "Builder", "Coding", "Storage",
  ]

  /// Decoded from an answer or kept in a database.
  static func isStored(_ type: ProjectType) -> Bool {
    !type.inheritedNames.isDisjoint(with: [
      "Codable", "Decodable", "NSManagedObject", "Object", "Mappable", "RealmObject",
      "PersistentModel",
    ]) || type.attributes.contains("Model")
      || type.attributes.contains("objcMembers") && type.inheritedNames.contains("Object")
  }
}
