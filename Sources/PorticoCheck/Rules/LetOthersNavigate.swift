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
      let methods = MakingMethods(controller, context.project)
      return controller.functions.compactMap { function -> Finding? in
        guard let body = function.facts.body else { return nil }
        let look = MakingLook(methods, function, body)
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
}
