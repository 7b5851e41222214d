/// Reports functions that store or display an asynchronous result without a check that it's the newest. The result
/// of an old request can arrive after that of a new one.
enum DropOvertakenAnswers: Rule {
  static let summary = "Cancel or check old requests, so that no old result replaces a newer one."
  static let page = RulePage(
    why: """
      Typing "ab" can send two requests, for "a" and for "ab". If the result for "a" arrives last, it replaces the
      result for "ab", although the query is "ab".
      """,
    example: """
      final class SearchViewModel {
        var results: [String] = []
        let service: Service

        func search(_ query: String) {
          service.search(query) { [weak self] answer in
            self?.results = answer
          }
        }
      }
      """,
    remedy: """
      Cancel the previous request, or compare the query with the current one when a result arrives.
      """,
    mended: """
      final class SearchViewModel {
        var results: [String] = []
        var query = ""
        let service: Service

        func search(_ text: String) {
          query = text
          service.search(text) { [weak self] answer in
            guard self?.query == text else { return }
            self?.results = answer
          }
        }
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.filter {
      !$0.isProtocol
        && ($0.isViewController
          || [.viewModel, .presenter, .interactor, .reactor, .none, .model, .store].contains(
            $0.role))
    }.flatMap { type -> [Finding] in
      let questions = keptQuestions(of: type)
      let asked = type.functions.filter {
        isAsked($0.facts, of: type) || asks(questions, $0.facts)
      }
      guard !asked.isEmpty else { return [] }
      let look = Look(type, context.links, questions)
      guard !look.stored.isEmpty else { return [] }
      return asked.compactMap { function in
        look.answer(of: function).map { answer in
          finding(
            "\(type.name).\(function.facts.name) \(answer.text) without checking that its answer is the newest",
            answer.place)
        }
      }
    }
  }

  /// The first words of functions that send a command and don't query anything.
  private static let commands: Set<String> = [
    "add", "comment", "confirm", "create", "delete", "edit", "insert", "invite", "log", "login",
    "pay", "post", "register", "remove", "rename", "reply", "report", "save", "send", "share",
    "sign", "store", "submit", "upload", "verify",
  ]
  static let questions = ["query", "text", "term", "keyword", "search", "filter", "input"]
  static let counters = [
    "current", "latest", "token", "generation", "requestid", "version", "sequence",
  ]

  /// The last words of parameters that identify one thing, which nobody types.
  private static let identities: Set<String> = ["id", "identifier", "url", "path", "token", "key"]

  /// Returns `true` if a function makes a request that can be repeated before the result arrives. In a type that
  /// searches, such as `SearchInteractor`, every text counts as a query, except identifiers.
  private static func isAsked(_ function: FunctionFacts, of type: ProjectType) -> Bool {
    // The initial value of a property is evaluated once.
    guard function.kind != .value else { return false }
    if function.name.lowercased().contains("search") { return true }
    if commands.contains(Naming.words(function.name).first?.lowercased() ?? "") { return false }
    let isSearch = type.words.contains("Search")
    return function.parameters.contains { parameter in
      let lower = (parameter.name + parameter.label).lowercased()
      return (parameter.type.hasPrefix("String") || parameter.type.contains("Query"))
        && (questions.contains(where: lower.contains)
          || isSearch && function.kind == .function
            && !identities.contains(Naming.words(parameter.name).last?.lowercased() ?? ""))
    }
  }

  /// Returns the variables in which a type stores a query: `var searchText = ""`.
  private static func keptQuestions(of type: ProjectType) -> Set<String> {
    Set(
      type.properties.compactMap { property in
        let facts = property.facts
        let lower = facts.name.lowercased()
        let isText =
          property.type.names == ["String"]
          // If the initial value is a literal, the facts contain no type, and the name decides.
          || facts.type == nil && facts.initial == nil
            && ["text", "query", "term", "keyword", "string"].contains(where: lower.hasSuffix)
        return isText && !facts.isConstant && !facts.isStatic
          && ["query", "search", "keyword"].contains(where: lower.contains) ? facts.name : nil
      })
  }

  /// Returns `true` if a function passes a stored query to an asynchronous call.
  private static func asks(_ questions: Set<String>, _ function: FunctionFacts) -> Bool {
    !questions.isEmpty && function.kind == .function
      && function.body?.uses.contains { use in
        (use.takesClosure || use.isAwaited)
          && use.arguments.contains { questions.contains($0.value) }
      } ?? false
  }
}
