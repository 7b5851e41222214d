/// The answer to an old question may come after that to a new one.
enum DropOvertakenAnswers: Rule {
  static let summary = "Check or cancel before an asynchronous answer replaces a newer one."

  private static let questions = ["query", "text", "term", "keyword", "search", "filter", "input"]

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.filter {
      !$0.isProtocol
        && ($0.isViewController
          || [.viewModel, .presenter, .interactor, .reactor, .none, .model, .store].contains(
            $0.role))
    }.flatMap { type -> [Finding] in
      let stored = Set(
        type.properties.filter { !$0.facts.isComputed && !$0.facts.isStatic }.map(\.facts.name))
      guard !stored.isEmpty else { return [] }
      let cancels = type.functions.contains { function in
        (function.facts.body?.uses ?? []).contains { use in
          [
            "cancel", "invalidate", "checkCancellation", "isCancelled", "cancelAll",
            "cancelAllOperations",
            "flatMapLatest", "switchToLatest", "removeDuplicates", "cancelPreviousPerformRequests",
          ]
          .contains { use.path.contains($0) }
        }
      }
      guard !cancels else { return [] }
      return type.functions.compactMap { function in
        overtaken(function, type, stored)
      }
    }
  }

  private static func overtaken(
    _ function: ProjectType.Function, _ type: ProjectType, _ stored: Set<String>
  ) -> Finding? {
    guard let body = function.facts.body, isAsked(function.facts) else { return nil }
    let asks = body.uses.contains {
      $0.isAwaited || ($0.takesClosure && $0.isCalled && isRequest($0))
    }
    guard asks else { return nil }
    var answer: Use?
    var waited = false
    for use in body.uses {
      if use.isAwaited { waited = true }
      let isAfter = waited || (use.closure > 0 && use.isInClosure)
      guard isAfter else { continue }
      let name = use.path[0]
      let lower = name.lowercased()
      if stored.contains(name), !use.isWrite,
        questions.contains(where: lower.contains) || lower.contains("current")
          || lower.contains("latest")
          || lower.contains("token") || lower.contains("generation") || lower.contains("requestid")
          || lower.contains("version")
      {
        return nil
      }
      if use.isWrite, use.assigned != nil, isData(use.assigned ?? ""), use.path.count <= 2,
        stored.contains(name)
          || (name == "self" && use.path.count > 1 && stored.contains(use.path[1]))
      {
        answer = answer ?? use
      }
    }
    guard let answer else { return nil }
    return finding(
      "\(type.name).\(function.facts.name) assigns \(answer.last) without checking that its answer is the newest",
      Place(function.file.path, answer.line))
  }

  private static func isData(_ value: String) -> Bool {
    !["true", "false", "nil", "[]", "\"\"", "0", "{}"].contains(value) && !value.hasPrefix(".")
  }

  private static func isAsked(_ function: FunctionFacts) -> Bool {
    let name = function.name.lowercased()
    if name == "searchbar" || name == "updatesearchresults" || name.contains("search") {
      return true
    }
    return function.parameters.contains { parameter in
      let lower = (parameter.name + parameter.label).lowercased()
      return parameter.type.hasPrefix("String") && questions.contains(where: lower.contains)
    }
  }

  private static func isRequest(_ use: Use) -> Bool {
    let name = use.last.lowercased()
    return ["search", "fetch", "load", "request", "get", "find", "datatask", "query", "lookup"]
      .contains { name.hasPrefix($0) || use.path.contains($0) }
      || name == "response" || name == "responsedecodable" || name == "sink"
      || name == "execute" || name == "resume"
  }
}
