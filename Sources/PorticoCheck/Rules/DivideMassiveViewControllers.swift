/// A Massive View Controller is a finding like any other: permitted, frozen and told of in every form.
enum DivideMassiveViewControllers: Rule {
  static let summary = "A view controller does not do everything itself."

  static func findings(in context: RuleContext) -> [Finding] {
    context.massive.map { screen, reason in
      finding("Massive View Controller: \(reason)", screen.place)
    }
  }
}
