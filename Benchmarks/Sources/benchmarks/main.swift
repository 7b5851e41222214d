import Foundation

// swift run -c release --package-path Benchmarks benchmarks [suite…]
//
// To add a suite, write a type that conforms to `Suite` and name it here.
let suites: [any Suite.Type] = [
  StartupSuite.self,
  TableSuite.self,
  TerminalSuite.self,
  BrowserSuite.self,
  LayoutSuite.self,
  BindingSuite.self,
  ListSuite.self,
  NavigationSuite.self,
  LinkSuite.self,
  ModuleSuite.self,
  ScreenSuite.self,
  PresentationSuite.self,
  StoryboardSuite.self,
  TextSuite.self,
  ImageListSuite.self,
  GestureSuite.self,
  ObserverSuite.self,
  MemorySuite.self,
  SolverSuite.self,
]

let names = CommandLine.arguments.dropFirst()
if let unknown = names.first(where: { name in !suites.contains { $0.name == name } }) {
  print("There is no suite «\(unknown)». Suites: \(suites.map { $0.name }.joined(separator: ", "))")
  exit(1)
}
var goals: [(name: String, isMet: Bool)] = []
for suite in suites where names.isEmpty || names.contains(suite.name) {
  let outcome = suite.init().run()
  print(outcome.text)
  goals += outcome.goals
}
let missed = goals.filter { !$0.isMet }
print("\(goals.count - missed.count) of \(goals.count) goals met.")
for goal in missed { print("missed: \(goal.name)") }
