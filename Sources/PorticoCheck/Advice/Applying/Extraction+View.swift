import Foundation
import SwiftReading

extension Extraction {
  /// A statement of a function: its tokens and the names that it refers to.
  private struct Statement {
    let tokens: Range<Int>
    let references: References
  }

  /// The members of the root view that lay out its content, with the same effect at any time.
  private static let ofRoot: Set<String> = [
    "addSubview", "insertSubview", "sendSubviewToBack", "bringSubviewToFront", "addLayoutGuide",
    "addConstraint", "addConstraints", "safeAreaLayoutGuide", "layoutMarginsGuide",
    "readableContentGuide", "keyboardLayoutGuide", "backgroundColor", "tintColor", "layoutMargins",
    "directionalLayoutMargins", "preservesSuperviewLayoutMargins", "clipsToBounds", "isOpaque",
    "insetsLayoutMarginsFromSafeArea", "accessibilityIdentifier", "topAnchor", "bottomAnchor",
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor",
    "centerYAnchor", "widthAnchor", "heightAnchor", "layoutMarginsDidChange",
  ]
  /// Members whose results depend on the time of the call.
  private static let timely: Set<String> = [
    "bounds", "frame", "traitCollection", "window", "safeAreaInsets", "superview",
    "layoutIfNeeded", "systemLayoutSizeFitting", "sizeToFit", "sizeThatFits", "center",
  ]

  /// Moves views, and the statements of `viewDidLoad()` that lay them out, to a new root view.
  func moveViews() throws(Refusal) {
    let place = Place(home.path, controller.line)
    func refuse(_ reason: String) -> Refusal { Refusal(reason: reason, place: place) }
    guard controller.inherits.first?.names == ["UIViewController"] else {
      throw refuse("it is no plain UIViewController")
    }
    guard !ownNames.contains("loadView") else { throw refuse("it has a loadView of its own") }
    if let outlet = controller.properties.first(where: { $0.facts.attributes.contains("IBOutlet") })
    {
      throw Refusal(
        reason: "its views are in a storyboard or nib",
        place: Place(outlet.file.path, outlet.facts.line))
    }
    let nibs = [controller.name, String(controller.name.dropLast("Controller".count))]
    for (path, text) in interfaces
    where text.contains("\"\(controller.name)\"")
      || nibs.contains(where: { path.hasSuffix("/\($0).xib") || path == $0 + ".xib" })
    {
      throw refuse("\(path) has its view")
    }
    guard let loading = member("viewDidLoad"), let body = statements(of: loading) else {
      throw refuse("it has no viewDidLoad")
    }
    let views = self.views
    let builders = self.builders(views, body)
    let moving = Set((views + builders).map(\.baseName))
    let taken = chosen(body, of: loading, moving)
    try build(views, builders, taken, loading)
  }

  // MARK: What moves

  /// The views that are created in their declaration and never assigned again.
  private var views: [Member] {
    let names = Anatomy(controller, types: []).views
    let candidates = members.filter { member in
      guard !member.isFunction, names.contains(member.baseName), !member.hasAttributes,
        member.type != nil, member.hasValue,
        let facts = controller.properties.first(where: { $0.facts.name == member.baseName })?.facts
      else { return false }
      return !facts.isStatic && !facts.isComputed && !facts.hasObserver
        && facts.ownership == .strong && !member.modifiers.contains { $0.word == .override }
        && member.references.all.isDisjoint(with: Self.ambient)
        && !controller.functions.contains { function in
          function.facts.body?.uses.contains {
            $0.isWrite && ($0.path == [member.baseName] || $0.path == ["self", member.baseName])
          } ?? false
        }
    }
    return fixpoint(candidates) { member, names throws(Refusal) in
      let needs = try self.needs(member.references, in: member, moving: names)
      if let name = needs.subtracting(names).min() {
        throw Refusal(reason: "it needs \(name)", place: member.place)
      }
    }
  }

  /// Returns the functions that only lay out `views`, and that only `viewDidLoad()` and each other call.
  private func builders(_ views: [Member], _ body: [Statement]) -> [Member] {
    let names = Set(views.map(\.baseName))
    let candidates = members.filter { member in
      member.isFunction && member.name.hasSuffix("()") && member.privacy?.word == .private
        && !member.hasAttributes && self.member(member.baseName) != nil
        && !member.modifiers.contains { $0.word == .static || $0.word == .class }
        && controller.functions.contains {
          $0.facts.name == member.baseName && $0.facts.result == nil && !$0.facts.isAsync
        }
        && step.moves.contains { $0.declaration == member.name }
    }
    return fixpoint(candidates) { member, functions throws(Refusal) in
      let known = names.union(functions)
      try verify(member.references, of: member, known)
      let users = uses(of: member.baseName).map(\.baseName)
      guard users.allSatisfy({ $0 == "viewDidLoad" || functions.contains($0) }) else {
        throw Refusal(reason: "others call it, too", place: member.place)
      }
      let calls = body.filter { call($0, of: member.file) == member.baseName }.count
      guard calls == users.count(where: { $0 == "viewDidLoad" }) else {
        throw Refusal(reason: "it is not called as it loads", place: member.place)
      }
    }
  }

  private func fixpoint(
    _ members: [Member], _ verify: (Member, Set<String>) throws(Refusal) -> Void
  ) -> [Member] {
    var kept = members
    var count = -1
    while count != kept.count {
      count = kept.count
      let names = Set(kept.map(\.baseName))
      kept = kept.filter { member in
        do throws(Refusal) {
          try verify(member, names)
          return true
        } catch {
          leave(member.name, error)
          return false
        }
      }
    }
    return kept
  }

  /// Throws if code does more than lay out moving views, or if its effect depends on when it runs.
  private func verify(
    _ code: References, of member: Member, _ known: Set<String>, _ locals: Set<String> = []
  ) throws(Refusal) {
    let needs = try self.needs(
      code, in: member, moving: known, stage: locals.union(["view"]))
    if let name = needs.subtracting(known).min() {
      let token = code.mentions.first { $0.name == name }?.token
      throw Refusal(
        reason: "it needs \(name), which stays", place: token.map(member.line) ?? member.place)
    }
    if let name = code.all.intersection(Self.timely).min() {
      throw Refusal(reason: "it uses \(name), which may differ then", place: member.place)
    }
    for mention in code.mentions where mention.name == "view" {
      let source = member.file.source
      let next = source.tokens[mention.token + 1].kind
      let isKnown =
        next == .dot && Self.ofRoot.contains(source.text(mention.token + 2))
        || next == .comma || next == .closeParen
      guard isKnown else {
        throw Refusal(
          reason: "it does more with view than to lay out", place: member.line(mention.token))
      }
    }
  }

  // MARK: Statements

  private func statements(of member: Member) -> [Statement]? {
    let source = member.file.source
    guard
      let open = member.tokens.first(where: { source.tokens[$0].kind == .openBrace }),
      source.after(open, member.tokens.upperBound) == member.tokens.upperBound
    else { return nil }
    var starts: [Int] = []
    var index = open + 1
    let end = member.tokens.upperBound - 1
    while index < end {
      if source.tokens[index].kind == .semicolon { return nil }
      let last = source.tokens[index - 1].kind
      let isElse = [.else, .catch, .where].contains(source.word(index))
      if starts.isEmpty
        || source.tokens[index].startsLine && !source.continuesExpression(index) && !isElse
          && last != .comma
      {
        starts.append(index)
      }
      index = source.isOpen(source.tokens[index].kind) ? source.after(index, end) : index + 1
    }
    return zip(starts, starts.dropFirst() + [end]).map { start, end in
      Statement(tokens: start..<end, references: References(source, start..<end))
    }
  }

  /// Returns the name of the function if the statement is only a call without arguments, such as `build()` or
  /// `self.build()`.
  private func call(_ statement: Statement, of file: CutFile) -> String? {
    let source = file.source
    let count = statement.tokens.count
    let first = statement.tokens.lowerBound + (count == 5 ? 2 : 0)
    guard count == 3 || count == 5 && source.word(first - 2) == .`self`,
      source.tokens[first + 1].kind == .openParen
    else { return nil }
    return source.text(first)
  }

  /// Returns the statements of `viewDidLoad()` that move: those that only lay out views, up to the first statement
  /// that may have to run before them.
  ///
  /// - Parameter staying: The first tokens of the statements that stay in any case.
  private func chosen(
    _ body: [Statement], of member: Member, _ moving: Set<String>, staying: Set<Int> = []
  ) -> [Statement] {
    var chosen: [Statement] = []
    var locals: Set<String> = []
    var refusals: [(text: String, refusal: Refusal)] = []
    var stop: Int?
    let source = member.file.source
    for statement in body where source.word(statement.tokens.lowerBound) != .super {
      let first = statement.tokens.lowerBound
      let names = Set(statement.references.mentions.map(\.name))
      let isLocal = [.let, .var].contains(source.word(first))
      let touches = isLocal || !names.isDisjoint(with: moving.union(locals).union(["view"]))
      do throws(Refusal) {
        func refuse(_ reason: String) -> Refusal {
          Refusal(reason: reason, place: member.line(first))
        }
        guard touches else { throw refuse("it lays out nothing that goes") }
        guard !statement.tokens.contains(where: { source.word($0) == .return }) else {
          throw refuse("it may end what follows")
        }
        guard !staying.contains(first) else { throw refuse("what stays uses its local") }
        try verify(statement.references, of: member, moving, locals)
        if let stop { throw refuse("line \(stop) comes first") }
        chosen.append(statement)
        if isLocal { locals.formUnion(statement.references.bound) }
      } catch {
        // The order doesn't matter for statements that only configure the controller or a bar item, or set a
        // delegate or a data source.
        let head = source.text(first) == "self" ? source.text(first + 2) : source.text(first)
        let isApart = !touches && ["title", "navigationItem", "tabBarItem"].contains(head)
        let asks = statement.tokens.contains {
          ["delegate", "dataSource"].contains(source.text($0)) && source.word($0 + 1) == .assign
        }
        if touches, !asks { refusals.append(("line \(member.line(first).line)", error)) }
        if !isApart, !asks, stop == nil { stop = member.line(first).line }
      }
    }
    let starts = Set(chosen.map(\.tokens.lowerBound))
    let left = body.filter { !starts.contains($0.tokens.lowerBound) }
    func mentions(_ statements: [Statement], _ names: Set<String>) -> Bool {
      statements.contains { $0.references.mentions.contains { names.contains($0.name) } }
    }
    let torn = chosen.filter { statement in
      guard [.let, .var].contains(source.word(statement.tokens.lowerBound)) else { return false }
      let bound = statement.references.bound
      let others = chosen.filter { $0.tokens != statement.tokens }
      return mentions(left, bound) || !mentions(others, bound)
    }
    guard torn.isEmpty else {
      return self.chosen(
        body, of: member, moving, staying: staying.union(torn.map(\.tokens.lowerBound)))
    }
    for (text, refusal) in refusals { leave(text, refusal) }
    return chosen
  }

  // MARK: The new type

  private func build(
    _ views: [Member], _ builders: [Member], _ statements: [Statement], _ loading: Member
  ) throws(Refusal) {
    let place = loading.place
    let called = Set(statements.compactMap { call($0, of: loading.file) })
    let inner = Set(
      builders.flatMap { builder in builder.references.mentions.map(\.name) })
    let builders = builders.filter {
      called.contains($0.baseName) || inner.contains($0.baseName)
    }
    guard called.isSubset(of: builders.map(\.baseName)) else {
      throw Refusal(reason: "what it calls is not laid out alone", place: place)
    }
    let code = statements.map(\.references) + builders.map(\.references)
    let used = Set(code.flatMap(\.mentions).map(\.name))
    let views = views.filter { view in
      used.contains(view.baseName)
        || views.contains { $0.references.mentions.contains { $0.name == view.baseName } }
    }
    guard code.contains(where: { $0.all.contains("addSubview") }), !views.isEmpty else {
      throw Refusal(reason: "no view is added that can go", place: place)
    }
    if let name = loading.references.all.intersection(["bounds", "frame"]).min() {
      throw Refusal(reason: "viewDidLoad uses \(name) before the view has its size", place: place)
    }
    let owner = try freeName("contentView", "rootView")
    let step = indent
    let all = views + builders
    var properties = ""
    for view in views {
      let isPrivate =
        view.privacy?.word == .private
        && uses(of: view.baseName).allSatisfy { user in
          all.contains { $0 === user }
            || user === loading
              && user.references.mentions.allSatisfy { mention in
                mention.name != view.baseName
                  || statements.contains { $0.tokens.contains(mention.token) }
              }
        }
      properties += try moved(view, isPrivate: isPrivate)
    }
    var lines = ""
    for statement in statements {
      let range = loading.file.bytes(of: statement.tokens)
      guard let block = loading.file.block(range) else {
        throw Refusal(
          reason: "its line has more on it", place: loading.line(statement.tokens.lowerBound))
      }
      lines += loading.file.text(block, rooted(statement.references, in: loading))
      note("moved a statement of viewDidLoad()", loading.line(statement.tokens.lowerBound))
      loading.file.cut(block)
    }
    var parts = [properties]
    parts.append(
      "\(step)override init(frame: CGRect) {\n\(step)\(step)super.init(frame: frame)\n"
        + lines.trimmingCharacters(in: .newlines) + "\n\(step)}")
    parts.append(
      "\(step)@available(*, unavailable)\n\(step)required init?(coder: NSCoder) {\n"
        + "\(step)\(step)fatalError(\"init(coder:) has not been implemented\")\n\(step)}")
    for builder in builders {
      parts.append(try moved(builder, isPrivate: true, rooted(builder.references, in: builder)))
    }
    write("final class \(self.step.destination): UIView", parts, from: [loading] + views + builders)
    for builder in builders { cut(builder) }
    for view in views {
      let isLeft = members.contains { user in
        !user.file.isCut(user.declaration.range.lowerBound) && user !== view
          && user.references.mentions.contains {
            $0.name == view.baseName
              && !user.file.isCut(Int(user.file.source.tokens[$0.token].start))
          }
      }
      if isLeft || view.privacy?.word != .private {
        try reroute(view, through: owner)
      } else {
        cut(view)
      }
    }
    try add("private lazy var \(owner) = \(self.step.destination)()")
    guard let block = loading.file.block(loading.declaration.range) else {
      throw Refusal(reason: "its line has more on it", place: place)
    }
    loading.file.replace(
      block.lowerBound..<block.lowerBound,
      with: "\(step)override func loadView() {\n\(step)\(step)view = \(owner)\n\(step)}\n\n")
  }

  /// Returns the edits that replace `view` in moved code: the new root view is `self` there.
  private func rooted(
    _ code: References, in member: Member
  ) -> [(range: Range<Int>, text: String)] {
    let source = member.file.source
    return code.mentions.filter { $0.name == "view" }.map { mention in
      let first = mention.isOfSelf ? mention.token - 2 : mention.token
      let isDotted = source.tokens[mention.token + 1].kind == .dot
      let isInClosure =
        member.tokens.prefix { $0 < first }.reduce(0) { depth, token in
          switch source.tokens[token].kind {
          case .openBrace: depth + 1
          case .closeBrace: depth - 1
          default: depth
          }
        } > 1
      let isShort =
        isDotted && !isInClosure && !code.bound.contains(source.text(mention.token + 2))
      let end = isShort ? mention.token + 2 : mention.token + 1
      return (member.file.bytes(of: first..<end), isShort ? "" : "self")
    }
  }
}
