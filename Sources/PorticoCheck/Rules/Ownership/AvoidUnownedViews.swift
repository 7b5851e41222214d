/// Reports presenters that hold their view unowned, because the app crashes if a result arrives after the view's
/// deallocation.
enum AvoidUnownedViews: Rule {
  static let summary = "A presenter's reference to its view is weak, not unowned."
  static let page = RulePage(
    why: """
      The result of a request can arrive after the view was deallocated. Access to an unowned reference then ends the
      app.
      """,
    example: """
      protocol FeedView: AnyObject {}

      final class FeedPresenter {
        unowned let view: FeedView

        init(view: FeedView) { self.view = view }
      }
      """,
    remedy: """
      Declare the property as `weak`.
      """,
    mended: """
      protocol FeedView: AnyObject {}

      final class FeedPresenter {
        weak var view: FeedView?

        init(view: FeedView) { self.view = view }
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    let logic = PresentationLogic(context)
    return context.types.filter {
      ($0.kind == .class || $0.kind == .actor) && logic.role(of: $0) != nil
    }.flatMap { type in
      context.links.links(of: type).compactMap { link -> Finding? in
        guard link.ownership == .unowned,
          type.declares(link.property),
          Naming.isViewProperty(link.property.name)
            || link.concrete.contains(where: { $0.isViewController || $0.isView })
            || link.declared.contains(where: { $0.role == .view })
        else { return nil }
        return finding(
          "\(type.name) holds its \(link.property.name) unowned: a late answer crashes",
          Place(link.file.path, link.property.line))
      }
    }
  }
}
