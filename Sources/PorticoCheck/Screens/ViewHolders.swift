/// Finds the types that hold a view controller or one of its protocols. The result for a protocol is stored,
/// because many controllers can implement it.
final class ViewHolders {
  typealias Holder = (type: ProjectType, link: Link)

  private let project: Project
  private let links: Links
  private let mentions: Mentions
  private var known: [Int: Holders] = [:]

  init(project: Project, links: Links, mentions: Mentions) {
    self.project = project
    self.links = links
    self.mentions = mentions
  }

  /// The holders of a type. A controller can hold its own protocol without being its view's holder, so two holders
  /// of each kind are stored.
  private struct Holders {
    /// The first holders that are a type or one of its subtypes.
    var byType: [Int: [Holder]] = [:]
    /// The presenters by subject, and (`others`) the presenters that refer to their view by a protocol for views.
    var byStem: [String: Presenters] = [:]
    var others = Presenters()
  }

  private struct Presenters {
    var first: [Holder] = []
    var showing: [Holder] = []

    mutating func add(_ holder: Holder) {
      if first.count < 2 { first.append(holder) }
      if showing.count < 2, Partners.Partner.shows(holder.link) { showing.append(holder) }
    }
  }

  private func holders(of type: ProjectType) -> Holders {
    if let known = known[type.number] { return known }
    var result = Holders()
    for holder in links.holders(of: type) where !holder.holder.isDouble && !holder.holder.isProtocol
    {
      let holder = (type: holder.holder, link: holder.link)
      for other in [holder.type] + project.ancestors(of: holder.type) {
        let first = result.byType[other.number] ?? []
        if first.count < 2, first.first?.type !== holder.type {
          result.byType[other.number] = first + [holder]
        }
      }
      guard holder.type.role == .presenter else { continue }
      result.byStem[holder.type.stem, default: Presenters()].add(holder)
      if holder.link.isByProtocol, holder.link.declared.contains(where: { $0.role == .view }),
        mentions.isFree(holder.type)
      {
        result.others.add(holder)
      }
    }
    known[type.number] = result
    return result
  }

  private func seen(_ controller: ProjectType) -> [ProjectType] {
    [controller] + project.ancestors(of: controller)
  }

  /// Returns the reference to the view of a type or one of its subtypes, or `nil` if there is none.
  func link(from type: ProjectType, to controller: ProjectType) -> Link? {
    seen(controller).lazy.compactMap { seen in
      self.holders(of: seen).byType[type.number]?.first { $0.type !== controller }
    }.first?.link
  }

  /// Returns the presenter that holds a view: one with the same subject, or, if the controller has no other
  /// partner, any that refers to its view by a protocol for views. A presenter that holds it as its view takes
  /// precedence.
  func presenter(of controller: ProjectType, withOthers: Bool) -> Holder? {
    var first: Holder?
    for seen in seen(controller) {
      let holders = holders(of: seen)
      let presenters = [holders.byStem[controller.stem], withOthers ? holders.others : nil]
      for presenters in presenters.compactMap({ $0 }) {
        if let found = presenters.showing.first(where: { $0.type !== controller }) { return found }
        first = first ?? presenters.first.first { $0.type !== controller }
      }
    }
    return first ?? (withOthers ? presenterBehindAdapter(of: controller) : nil)
  }

  /// Returns a presenter with the same subject that updates an adapter. The adapter holds the controller, and takes
  /// the view's place.
  private func presenterBehindAdapter(of controller: ProjectType) -> Holder? {
    guard !controller.stem.isEmpty else { return nil }
    for (adapter, _) in links.holders(of: controller).prefix(Self.mostAdapters)
    where !adapter.isDouble && !adapter.isViewController && adapter.kind == .class {
      for view in project.ancestors(of: adapter) where view.isProtocol && view.role == .view {
        if let found = holders(of: view).byStem[controller.stem]?.showing.first { return found }
      }
    }
    return nil
  }

  /// The largest number of types that hold a controller and are examined.
  private static let mostAdapters = 64
}
