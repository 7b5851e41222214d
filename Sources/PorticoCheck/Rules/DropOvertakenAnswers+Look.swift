extension DropOvertakenAnswers {
  /// Examines a type for asynchronous results that may replace newer ones.
  final class Look {
    let type: ProjectType
    let stored: Set<String>
    let types: [String: String]
    /// What the code does with the result, such as "assigns results", and the place.
    typealias Effect = (text: String, place: Place)
    private let methods: [String: ProjectType.Function]
    private let kept: Set<String>
    /// The properties through which a presenter or an interactor displays results.
    private let outputs: Set<String>
    private let links: Links
    private var handing: [String: Effect?] = [:]
    private lazy var cancelling = cancelled()
    /// The types that each property can refer to, and (`givenUp`) whether a request cancels the one before it.
    private lazy var callees = Dictionary(
      links.links(of: type).map { ($0.property.name, $0.concrete) }
    ) { first, _ in first }
    private var givenUp: [String: Bool] = [:]

    init(_ type: ProjectType, _ links: Links, _ kept: Set<String>) {
      self.type = type
      self.links = links
      self.kept = kept
      let properties = type.properties.filter { !$0.facts.isComputed && !$0.facts.isStatic }
      stored = Set(properties.map(\.facts.name))
      types = Dictionary(
        properties.map { ($0.facts.name, $0.type.names.first ?? "") }, uniquingKeysWith: { $1 })
      outputs = Set(
        type.isViewController
          ? []
          : properties.map(\.facts.name).filter {
            Naming.isViewProperty($0) || ["presenter", "delegate"].contains($0)
          })
      methods = Dictionary(
        type.functions.filter { $0.facts.kind == .function }.map { ($0.facts.name, $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// Returns `true` if the type cancels the previous request to `asked`: it cancels a task, or an operator keeps
    /// only the latest result. Debouncing does neither. A service that cancels its own requests doesn't cancel
    /// those of others.
    private func cancels(requestOf asked: String) -> Bool {
      cancelling.all || cancelling.roots.contains(asked)
        || !stored.contains(asked) && cancelling.hasOthers
    }

    /// Returns whether all requests are canceled, the properties to which requests are canceled, and whether one of
    /// these properties is more than a timer or a work item.
    private func cancelled() -> (all: Bool, roots: Set<String>, hasOthers: Bool) {
      var roots: Set<String> = []
      var hasOthers = false
      for function in type.functions {
        for use in function.facts.body?.uses ?? [] {
          if ["flatMapLatest", "switchToLatest", "checkCancellation", "isCancelled"]
            .contains(where: use.path.contains)
          {
            return (true, [], false)
          }
          guard let index = use.path.firstIndex(where: { $0.hasPrefix("cancel") }),
            use.isCall(index), use.path[index] != "cancelPreviousPerformRequests"
          else {
            if use.last == "invalidateAndCancel" { return (true, [], false) }
            continue
          }
          let root = path(of: use)[0]
          let isOther = !["DispatchWorkItem", "Timer"].contains(types[root] ?? "")
          if use.path[index] != "cancel", stored.contains(root) {
            roots.insert(root)
            hasOthers = hasOthers || isOther
          } else if isOther {
            return (true, [], false)
          }
        }
      }
      return (false, roots, hasOthers)
    }

    /// Returns `true` if the called method cancels its previous request: `fetcher.repositories(query) { … }`,
    /// `box.fetcher.load(query)`.
    private func isCancelledByCallee(_ use: Use) -> Bool {
      let path = path(of: use)
      let ofSelf = use.path.count - path.count
      guard let call = path.indices.first(where: { use.isCall($0 + ofSelf) }), call > 0 else {
        return false
      }
      let request = path[...call].joined(separator: ".")
      if let known = givenUp[request] { return known }
      var asked = callees[path[0], default: []]
      for name in path[1..<call] {
        let held = asked.prefix(8).flatMap { links.links(of: $0) }
        asked = held.filter { $0.property.name == name }.flatMap(\.concrete)
      }
      let found = asked.contains { callee in
        callee.functions.contains {
          $0.facts.name == path[call] && Self.cancelsFirst($0.facts, callee)
        }
      }
      givenUp[request] = found
      return found
    }

    /// Returns `true` if a method cancels something of its type, itself, in a method that it calls, or in the
    /// observer of a property that it sets.
    private static func cancelsFirst(_ function: FunctionFacts, _ type: ProjectType) -> Bool {
      let uses = function.body?.uses ?? []
      func cancels(_ use: Use) -> Bool {
        use.isCalled && use.path.contains { $0.hasPrefix("cancel") || $0 == "switchToLatest" }
          && (use.path.count == 1 || !type.properties(named: use.path[0]).isEmpty)
      }
      if uses.contains(where: cancels) { return true }
      let written = Set(uses.filter(\.isWrite).map { $0.path[0] })
      let called = Set(uses.filter { $0.path.count == 1 && $0.isCalled }.map { $0.path[0] })
      return type.functions.contains { other in
        let isObserver =
          other.facts.kind == .observer
          && written.contains(String(other.facts.name.prefix { $0 != "." }))
        return (isObserver || called.contains(other.facts.name))
          && other.facts.body?.uses.contains(where: cancels) == true
      }
    }

    func answer(of function: ProjectType.Function) -> Effect? {
      guard let body = function.facts.body, !replacesSubscription(body),
        let request = body.uses.first(where: {
          $0.isAwaited
            || $0.takesClosure && $0.isCalled && (isRequest($0) || asks($0, function.facts))
        }), !cancels(requestOf: path(of: request)[0]), isTold(request, in: body)
      else { return nil }
      let tokens = tokens(in: body)
      let given = Set(function.facts.parameters.map(\.name))
      var found: Effect?
      var shown: Effect?
      var waits = Waits()
      for use in body.uses where waits.isAnswered(use) {
        if isCheck(use) || use.isCompared && tokens.contains(path(of: use)[0]) { return nil }
        let place = Place(function.file.path, use.line)
        found = found ?? assigned(use).map { ("assigns \($0)", place) } ?? handed(use)
        shown = shown ?? self.shown(use, except: given).map { ("hands \($0) its answer", place) }
      }
      guard let effect = found ?? shown else { return nil }
      return isCancelledByCallee(request) || isCancelledByCallers(function.facts) ? nil : effect
    }

    /// Returns the property through which the result is displayed, as in `view?.show(results)` or
    /// `output.didFind(results)`. Returns `nil` if it isn't displayed.
    private func shown(_ use: Use, except given: Set<String>) -> String? {
      let path = path(of: use)
      guard path.count == 2, use.isLastCalled, outputs.contains(path[0]) else { return nil }
      let isAnswer = use.arguments.contains { argument in
        let root = String(argument.value.prefix { $0 != "." && $0 != "(" })
        let lower = argument.value.lowercased()
        return isData(argument.value) && root.first?.isLowercase == true && root != "self"
          && !given.contains(root) && !stored.contains(root)
          && !["error", "message", "reason"].contains(where: lower.contains)
      }
      return isAnswer ? path[0] : nil
    }

    /// Returns `true` if the called object gets the query. A stored or shared object that gets neither arguments nor
    /// changes always has the same result: `genres.all { … }`, `Database.shared.allUsers { … }`.
    private func isTold(_ request: Use, in body: BodyFacts) -> Bool {
      let path = path(of: request)
      let isKept =
        path.count == 2 && stored.contains(path[0])
        || path[0].first?.isUppercase == true && request.calls.nonzeroBitCount == 1
          && path.count > 1
      guard isKept else { return true }
      return body.uses.contains { use in
        (use.isWrite || use.arguments.contains { $0.value != "{}" })
          && self.path(of: use)[0] == path[0]
      }
    }

    /// Returns the properties that a request sets, and by which it can recognize its result: `running = operation`,
    /// `round += 1`.
    private func tokens(in body: BodyFacts) -> Set<String> {
      Set(
        body.uses.compactMap { use in
          let path = path(of: use)
          guard use.isWrite, use.closure == 0, path.count == 1, stored.contains(path[0]),
            let assigned = use.assigned, isData(assigned)
          else { return nil }
          return path[0]
        })
    }

    /// Returns `true` if every caller that awaits the function cancels its previous call: `task?.cancel()` before
    /// `task = Task { await model.search(text) }`.
    private func isCancelledByCallers(_ function: FunctionFacts) -> Bool {
      guard function.isAsync else { return false }
      let names = [type] + links.project.ancestors(of: type).filter(\.isProtocol)
      let callers = names.flatMap(links.holders).flatMap { holder, link in
        holder.functions.filter { other in
          other.facts.body?.uses.contains { use in
            use.isLastCalled && use.last == function.name
              && use.path.dropLast().last == link.property.name
          } ?? false
        }.map { (holder, $0.facts) }
      }
      return !callers.isEmpty
        && callers.allSatisfy { holder, caller in
          Self.cancelsFirst(caller, holder) || Self.isTaskOfValue(caller)
        }
    }

    /// Returns `true` if the function uses a task that SwiftUI restarts for each value:
    /// `.task(id: query) { await model.search(query) }`.
    private static func isTaskOfValue(_ function: FunctionFacts) -> Bool {
      function.body?.uses.contains { use in
        use.last == "task" && use.arguments.first?.label == "id"
      } ?? false
    }

    /// Returns the property to which the result is assigned, as in `results = answer`, `self?.items.value = answer`
    /// or `results.accept(answer)`. Returns `nil` if it isn't assigned.
    private func assigned(_ use: Use) -> String? {
      let path = path(of: use)
      guard let first = path.first, stored.contains(first) else { return nil }
      if use.isWrite, path.count <= 2, let assigned = use.assigned, isData(assigned) {
        return path[path.count - 1]
      }
      guard use.isLastCalled, path.count == 2, ["accept", "onNext", "send"].contains(path[1]),
        let value = use.arguments.first?.value, isData(value)
      else { return nil }
      return first
    }

    /// Returns the effect of a call that passes the result to a method that assigns it: `self?.show(answer)`.
    private func handed(_ use: Use) -> Effect? {
      let path = path(of: use)
      guard path.count == 1, use.isLastCalled, !use.arguments.isEmpty else { return nil }
      if let known = handing[path[0]] { return known }
      // A recursive call has no further effect.
      handing[path[0]] = .some(nil)
      let found = methods[path[0]].flatMap(assigned(in:))
      handing[path[0]] = .some(found)
      return found
    }

    /// Returns the effect of a method that assigns one of its parameters, or a local value that it computes from
    /// them, or passes a parameter to another method that does.
    private func assigned(in method: ProjectType.Function) -> Effect? {
      guard let body = method.facts.body, !body.uses.contains(where: isCheck) else { return nil }
      let given = Set(method.facts.parameters.map(\.name))
      for inner in body.uses {
        guard let value = inner.isWrite ? inner.assigned : inner.arguments.first?.value else {
          continue
        }
        let root = String(value.prefix { $0 != "." && $0 != "(" })
        guard given.contains(root) || inner.isWrite && isLocal(root) else { continue }
        if let name = assigned(inner) {
          return ("assigns \(name)", Place(method.file.path, inner.line))
        }
        if let handed = handed(inner) { return handed }
      }
      return nil
    }

    private func isLocal(_ name: String) -> Bool {
      name.first?.isLowercase == true && name != "self" && !stored.contains(name)
        && methods[name] == nil && type.properties(named: name).isEmpty
    }

    private func path(of use: Use) -> [String] {
      ["self", "strongSelf", "weakSelf", "wSelf", "sSelf", "this", "owner"].contains(use.path[0])
        && use.path.count > 1 ? Array(use.path.dropFirst()) : use.path
    }

    /// Returns `true` if the code compares the query or a counter: `guard query == self?.query`.
    private func isCheck(_ use: Use) -> Bool {
      guard use.isCompared else { return false }
      return path(of: use).contains { name in
        let lower = name.lowercased()
        return questions.contains(where: lower.contains) || counters.contains(where: lower.contains)
      }
    }

    /// Returns `true` if the function replaces a subscription, which cancels the previous one:
    /// `subscription = client.search(query).sink { … }`.
    private func replacesSubscription(_ body: BodyFacts) -> Bool {
      body.uses.contains { use in
        let path = path(of: use)
        guard let first = path.first, let type = types[first] else { return false }
        if use.isWrite, path.count == 1 {
          return ["AnyCancellable", "DisposeBag", "Disposable", "CancelBag"].contains(type)
            || use.assigned == "[]"
              && (type == "AnyCancellable" || first.lowercased().hasSuffix("cancellables"))
        }
        return path.count == 2 && path[1] == "removeAll" && type == "AnyCancellable"
          || type == "SerialDisposable"
      }
    }

    private func isData(_ value: String) -> Bool {
      !["true", "false", "nil", "[]", "\"\"", "0", "{}", ""].contains(value)
        && !value.hasPrefix(".")
    }

    /// Returns `true` if a call passes the query on and waits for a result:
    /// `api.items(text: text) { [weak self] … }`, `api.items(text).sink { … }`. `$query.flatMap { … }.sink { … }`
    /// counts as well, because it lets every result pass in the order of arrival.
    private func asks(_ use: Use, _ function: FunctionFacts) -> Bool {
      let isSubscribed = ["sink", "subscribe"].contains(where: use.path.contains)
      if isSubscribed, use.path.contains("flatMap") { return true }
      guard isSubscribed || use.holdsSelfWeakly || isService(path(of: use)) else { return false }
      return use.arguments.contains { argument in
        if kept.contains(argument.value) { return true }
        let value = argument.value.prefix { $0 != "." }
        return function.parameters.contains { parameter in
          let isHandedOn =
            parameter.name == value
            // "https://…?name=\(query)"
            || argument.value.hasPrefix("\"") && argument.value.contains("\\(\(parameter.name)")
          return isHandedOn && questions.contains(where: parameter.name.lowercased().contains)
        }
      }
    }

    /// Returns `true` if the path calls a method of a service: `sessionManager.movies(for: query) { … }`.
    private func isService(_ path: [String]) -> Bool {
      path.count == 2
        && [.service, .useCase, .worker].contains(Naming.role(Naming.words(types[path[0]] ?? "")))
    }

    private func isRequest(_ use: Use) -> Bool {
      // `SearchPicker { … }` creates an object, and `query.map { … }` doesn't wait.
      guard use.last.first?.isUppercase == false,
        !["map", "flatMap", "compactMap", "forEach", "filter", "contains"].contains(use.last)
          || use.calls.nonzeroBitCount > 1
      else { return false }
      let name = use.last.lowercased()
      return ["search", "fetch", "load", "request", "get", "find", "datatask", "query", "lookup"]
        .contains { name.hasPrefix($0) || use.path.contains($0) }
        || name.hasSuffix("request") || name == "response" || name == "responsedecodable"
        || name == "sink"
        || name == "execute" || name == "resume"
    }
  }
}
