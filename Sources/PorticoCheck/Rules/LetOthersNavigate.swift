/// A view controller that makes the next one can be shown in one place only.
enum LetOthersNavigate: Rule {
  static let summary = "A view controller does not make another and push or present it."

  private static let ways: Set<String> = [
    "pushViewController", "present", "show", "showDetailViewController", "setViewControllers",
    "presentViewController",
  ]

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.filter { $0.base == .viewController }.flatMap { controller in
      controller.functions.compactMap { function -> Finding? in
        guard let body = function.facts.body else { return nil }
        for use in body.uses where use.isLastCalled && ways.contains(use.last) {
          guard let argument = use.arguments.first?.value, !argument.isEmpty else { continue }
          let made =
            made(argument, body, function.file, context, 0)
            ?? kept(argument, by: controller, context)
            ?? (argument == "[]" ? madeIn(use.line, body, function.file, context) : nil)
            ?? (isLocal(argument, function.facts, controller)
              ? created(body, function.file, context) : nil)
          if let made, made !== controller {
            return finding(
              "\(controller.name) makes \(made.name) and shows it itself",
              Place(function.file.path, use.line))
          }
        }
        return nil
      }
    }
  }

  private static func isLocal(
    _ name: String, _ function: FunctionFacts, _ controller: ProjectType
  ) -> Bool {
    name.first?.isLowercase == true && !name.contains(".")
      && !function.parameters.contains { $0.name == name }
      && !controller.properties.contains { $0.facts.name == name }
  }

  /// `lazy var details = DetailsViewController()`
  private static func kept(
    _ name: String, by controller: ProjectType, _ context: RuleContext
  ) -> ProjectType? {
    controller.properties.first {
      $0.facts.name == name && ($0.facts.isInitialCall || $0.facts.isLazy)
    }.flatMap { property in
      property.type.names.first.flatMap { context.project.type($0, from: property.file) }
    }.flatMap { $0.isViewController ? $0 : nil }
  }

  /// `setViewControllers([DetailsViewController()], animated: true)`
  private static func madeIn(
    _ line: Int, _ body: BodyFacts, _ file: SourceFile, _ context: RuleContext
  ) -> ProjectType? {
    body.uses.lazy.filter { $0.line == line && $0.isCall(0) }
      .compactMap { context.project.type($0.path[0], from: file) }.first(where: \.isViewController)
  }

  /// `instantiateViewController(identifier: "Details") { DetailsViewController(coder: $0) }`
  private static func created(
    _ body: BodyFacts, _ file: SourceFile, _ context: RuleContext
  ) -> ProjectType? {
    body.uses.lazy.filter { $0.isCall(0) && $0.arguments.first?.label == "coder" }
      .compactMap { context.project.type($0.path[0], from: file) }.first(where: \.isViewController)
  }

  /// The view controller of the project that a value was made as.
  private static func made(
    _ value: String, _ body: BodyFacts, _ file: SourceFile, _ context: RuleContext, _ depth: Int
  ) -> ProjectType? {
    guard depth < 4 else { return nil }
    if value.hasSuffix("()") {
      let name = String(value.dropLast(2))
      let parts = name.split(separator: ".").map(String.init)
      if name == "UINavigationController" {
        // The root is what counts.
        for use in body.uses where use.path[0] == "UINavigationController" {
          if let root = use.arguments.first(where: { $0.label == "rootViewController" }),
            let found = made(root.value, body, file, context, depth + 1)
          {
            return found
          }
        }
        return nil
      }
      guard let first = parts.first, first.first?.isUppercase == true,
        let type = context.project.type(first, from: file), type.isViewController,
        parts.count == 1 || parts[1].hasPrefix("instantiate") || parts[1] == "init"
          || parts[1].hasPrefix("make") || parts[1].hasPrefix("create")
          || parts[1].hasPrefix("from")
      else { return nil }
      return type
    }
    guard !value.contains("."), let local = body.locals[value] else { return nil }
    let name = TypeReference(local).names.first ?? ""
    if name == "UINavigationController" {
      return made("UINavigationController()", body, file, context, depth + 1)
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let type = context.project.type(first, from: file),
      type.isViewController
    else { return nil }
    // A local is made here if this body makes its type or takes it from a storyboard.
    let isMade = body.uses.contains { use in
      (use.path[0] == first && use.isCalled)
        || (use.isCalled
          && use.path.contains { $0.hasPrefix("instantiate") || $0 == "loadFromNib" })
    }
    return isMade ? type : nil
  }
}
