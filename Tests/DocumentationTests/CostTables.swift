/// What the versions of the examples cost, as the documentation shows it.
struct CostTables {
  private let greeting: [CountedVersion]
  private let search: [CountedVersion]

  init() throws {
    greeting = try [
      ("Traditional MVC", "TraditionalMVC"), ("Cocoa MVC", "CocoaMVC"),
      ("Cocoa MVC, done well", "CocoaMVCDoneWell"), ("MVP, passive view", "MVPPassive"),
      ("MVP, supervising controller", "MVPSupervising"), ("MVVM, closures", "MVVMClosures"),
      ("MVVM, delegate", "MVVMDelegate"), ("MVVM, bindings", "MVVMBindings"), ("VIPER", "VIPER"),
    ].map { name, folder in
      try CountedVersion(
        name: name, sources: ["Examples/Greeting/\(folder)"], screen: "GreetingViewController")
    }
    let model = "Examples/RepositorySearch/Domain/Search"
    let viewModel = "Examples/RepositorySearch/Presentation/ViewModels/SearchViewModel.swift"
    search = try [
      ("Massive View Controller", ["Massive"], [], "MassiveSearchViewController"),
      ("Cocoa MVC, done well", ["MVC"], [model], "MVCSearchViewController"),
      ("MVP, passive view", ["MVP"], [model], "MVPSearchViewController"),
      ("MVVM, bindings", ["MVVM"], [model, viewModel], "SearchViewController"),
      ("VIPER", ["VIPER"], [model], "VIPERSearchViewController"),
    ].map { name, folders, others, screen in
      try CountedVersion(
        name: name,
        sources: folders.map { "Examples/RepositorySearch/Features/Search/\($0)" } + others,
        screen: screen)
    }
  }

  /// The table for a mark: `Greeting` and `Search` are all versions of one screen; anything else is a family of
  /// patterns, over both screens.
  subscript(mark: String) -> String {
    switch mark {
    case "Greeting": table(greeting.map { ($0.name, $0) }, of: "version")
    case "Search": table(search.map { ($0.name, $0) }, of: "version")
    default:
      table(
        greeting.filter { isIn($0, mark) }.map { ("Greeting: \($0.name)", $0) }
          + search.filter { isIn($0, mark) }.map { ("Search: \($0.name)", $0) }, of: "screen")
    }
  }

  private func isIn(_ version: CountedVersion, _ family: String) -> Bool {
    version.name.hasPrefix(family)
  }

  private func table(_ rows: [(String, CountedVersion)], of what: String) -> String {
    let head = """
      | \(what) | files | lines | types | distribution | testability | ease of use |
      |---|---|---|---|---|---|---|
      """
    return rows.reduce(into: head) { text, row in
      let cells = [row.1.files, row.1.lines, row.1.types] + row.1.scores
      text += "\n| \(row.0) | " + cells.map(String.init).joined(separator: " | ") + " |"
    }
  }
}
