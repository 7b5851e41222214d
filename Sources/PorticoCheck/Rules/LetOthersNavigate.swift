/// A view controller that makes the next one can be shown in one place only.
enum LetOthersNavigate: Rule {
  static let summary = "A view controller does not make another and push or present it."

  private static let ways: Set<String> = [
    "pushViewController", "present", "show", "showDetailViewController", "setViewControllers",
    "presentViewController",
  ]

  static func findings(in context: RuleContext) -> [Finding] {
    // A controller of a flow is there to navigate, and a container of controllers too.
    context.types.filter {
      $0.base == .viewController && $0.role != .coordinator && $0.role != .router
        && $0.inheritedNames.isDisjoint(with: Vocabulary.containers)
    }.flatMap { controller in
      controller.functions.compactMap { function -> Finding? in
        guard let body = function.facts.body else { return nil }
        let look = Look(controller: controller, function: function, body: body, context: context)
        for use in body.uses where use.isLastCalled && ways.contains(use.last) {
          guard let argument = use.arguments.first, argument.label.isEmpty,
            // The pages of a page controller are no next screens.
            !use.arguments.contains(where: { $0.label == "direction" }), !argument.value.isEmpty,
            let made = look.made(argument.value, at: use.line)
          else { continue }
          return finding(
            "\(controller.name) makes \(made) and shows it itself",
            Place(function.file.path, use.line))
        }
        return nil
      }
    }
  }

  /// Looks in one function for who makes what it shows.
  private struct Look {
    let controller: ProjectType
    let function: ProjectType.Function
    let body: BodyFacts
    let context: RuleContext

    /// What an argument was made as, if here, and no alert.
    func made(_ argument: String, at line: Int) -> String? {
      made(argument, 0) ?? added(argument) ?? kept(argument)
        ?? (argument == "[]" ? madeIn(line) : nil)
        ?? (isLocal(argument) ? created() : nil)
    }

    private func type(_ name: String) -> ProjectType? {
      context.project.type(name, from: function.file)
    }

    private func name(_ type: ProjectType) -> String? {
      type !== controller && type.isViewController && !type.words.contains("Alert")
        ? type.name : nil
    }

    private func isLocal(_ name: String) -> Bool {
      name.first?.isLowercase == true && !name.contains(".")
        && !function.facts.parameters.contains { $0.name == name }
        && !controller.properties.contains { $0.facts.name == name }
    }

    /// `stack.append(DetailsViewController())`
    private func added(_ list: String) -> String? {
      body.uses.lazy.filter { $0.path == [list, "append"] }
        .compactMap { use in use.arguments.first.flatMap { self.made($0.value, 1) } }.first
    }

    /// `lazy var details = DetailsViewController()`
    private func kept(_ value: String) -> String? {
      controller.properties.first {
        $0.facts.name == value && ($0.facts.isInitialCall || $0.facts.isLazy)
      }.flatMap { property in
        property.type.names.first.flatMap { context.project.type($0, from: property.file) }
      }.flatMap(name)
    }

    /// `setViewControllers([DetailsViewController()], animated: true)`
    private func madeIn(_ line: Int) -> String? {
      body.uses.lazy.filter { $0.line == line && $0.isCall(0) }
        .compactMap { type($0.path[0]) }.compactMap(name).first
    }

    /// `instantiateViewController(identifier: "Details") { DetailsViewController(coder: $0) }`
    private func created() -> String? {
      body.uses.lazy.filter { $0.isCall(0) && $0.arguments.first?.label == "coder" }
        .compactMap { type($0.path[0]) }.compactMap(name).first
    }

    private func made(_ value: String, _ depth: Int) -> String? {
      guard depth < 4 else { return nil }
      if value.hasSuffix("()") { return madeByCall(String(value.dropLast(2)), depth) }
      guard !value.contains("."), let local = body.locals[value] else { return nil }
      if local.hasSuffix("()") { return made(local, depth + 1) }
      let name = TypeReference(local).names.first ?? ""
      if name == "UINavigationController",
        let root = made("UINavigationController()", depth + 1)
      {
        return root
      }
      let parts = name.split(separator: ".").map(String.init)
      guard let first = parts.first else { return nil }
      guard let type = type(first) else {
        // Declared first, made later: `let next: UIViewController; switch … { next = DetailsViewController() }`
        for use in body.uses where use.isWrite && use.path == [value] {
          if let assigned = use.assigned, let made = made(assigned, depth + 1) { return made }
        }
        let isOfStoryboard =
          ["UIViewController", "UINavigationController"].contains(name) && isInstantiated(nil)
          || parts.count > 1 && parts[parts.count - 1].hasPrefix("instantiate")
          || parts.count > 2 && parts[0] == "R" && parts[1] == "storyboard"
        return isOfStoryboard ? "a storyboard's view controller" : nil
      }
      // A local is made here if this body makes its type or takes it from a storyboard.
      return isInstantiated(first) ? self.name(type) : nil
    }

    private func isInstantiated(_ name: String?) -> Bool {
      body.uses.contains { use in
        (use.path[0] == name && use.isCalled)
          || (use.isCalled
            && use.path.contains { $0.hasPrefix("instantiate") || $0 == "loadFromNib" })
      }
    }

    /// `pushViewController(makeDetails(), animated: true)`
    private func madeByOwn(_ method: String, _ depth: Int) -> String? {
      let own = controller.functions.first {
        $0.facts.name == method && $0.facts.result != nil && $0.facts.kind == .function
      }
      return own?.facts.body?.uses.lazy.filter { $0.isCalled }
        .compactMap { type($0.path[0]) }.compactMap(name).first
    }

    private func madeByCall(_ call: String, _ depth: Int) -> String? {
      let parts = call.split(separator: ".").map(String.init)
      if call == "UINavigationController" {
        // The root is what counts.
        for use in body.uses where use.path[0] == "UINavigationController" {
          if let root = use.arguments.first(where: { $0.label == "rootViewController" }),
            let found = made(root.value, depth + 1)
          {
            return found
          }
        }
        return nil
      }
      if parts.count == 1, call.first?.isLowercase == true { return madeByOwn(call, depth) }
      guard let first = parts.first, first.first?.isUppercase == true, let type = type(first),
        parts.count <= 2
      else { return nil }
      return name(type)
    }
  }
}
