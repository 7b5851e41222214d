/// Responsibilities that a view controller should not have, and the kind of type that should.
struct Goal {
  enum Kind { case source, formatter, viewModel, coordinator, list, view }
  typealias Edit = @Sendable (Extraction) throws(Extraction.Refusal) -> Void

  let kind: Kind
  let hats: [Hat]
  let ending: String
  /// The roles of existing types that can receive the responsibilities.
  let roles: [Naming.Role]
  let how: String
  var edit: Edit?

  /// The goals in the order of a plan's steps. The first ones let a test run without network, disk or device. The
  /// next ones move code that can be tested without a screen. The last ones move navigation, lists and layout,
  /// which keep only what is left then.
  static let all = [
    Goal(
      kind: .source, hats: [.network], ending: "Service", roles: [],
      how: "behind a protocol, given to the initialiser: a test answers in place of the network"),
    Goal(
      kind: .source, hats: [.storage], ending: "Store", roles: [],
      how: "behind a protocol, given to the initialiser: a test keeps things in memory"),
    Goal(
      kind: .source, hats: [.systemServices], ending: "System", roles: [],
      how: "behind a protocol, given to the initialiser: no test asks the device"),
    Goal(
      kind: .formatter, hats: [.formatting], ending: "Formatter",
      roles: [.viewModel, .presenter, .reactor],
      how: "made of values alone: how they read is tested without a screen",
      edit: { extraction throws(Extraction.Refusal) in try extraction.moveFormatting() }),
    Goal(
      kind: .viewModel, hats: [.businessLogic, .formatting], ending: "ViewModel",
      roles: [.viewModel, .presenter, .reactor],
      how: "without UIKit: what is decided and how it reads is tested without a screen"),
    Goal(
      kind: .coordinator, hats: [.navigation], ending: "Coordinator",
      roles: [.coordinator, .router],
      how: "asked through a protocol, held weakly: the controller no longer knows what comes next"),
    Goal(
      kind: .list, hats: [.lists], ending: "DataSource", roles: [.dataSource],
      how: "an object of its own that the controller keeps: data source and delegate of the list",
      edit: { extraction throws(Extraction.Refusal) in try extraction.moveList() }),
    Goal(
      kind: .view, hats: [.layout], ending: "View", roles: [],
      how: "the controller's root view, made in loadView: subviews, constraints, looks",
      edit: { extraction throws(Extraction.Refusal) in try extraction.moveViews() }),
  ]
}
