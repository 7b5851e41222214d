/// An order that sources follow or break.
package protocol Rule {
  static var summary: String { get }
  /// What counts if a configuration says nothing.
  static var severity: Severity { get }
  static var page: RulePage { get }
  static func findings(in context: RuleContext) -> [Finding]
}

extension Rule {
  /// Its name is its order: `ConfigureViewsWithoutModels`.
  package static var name: String { String(describing: Self.self) }
  package static var severity: Severity { .warning }

  static func finding(_ message: String, _ place: Place, fix: Fix? = nil) -> Finding {
    var finding = Finding(rule: name, message: message, place: place)
    finding.fix = fix
    return finding
  }
}

/// A broken rule at a place.
package struct Finding: Sendable, Hashable {
  package let rule: String
  package let message: String
  package let place: Place
  package var severity = Severity.warning
  var fix: Fix?

  package init(rule: String, message: String, place: Place) {
    self.rule = rule
    self.message = message
    self.place = place
  }
}

/// What rules look at.
package struct RuleContext {
  package let project: Project
  package let links: Links
  package let mentions: Mentions
  package let screens: [Screen]
  package let interfaces: [String]
  package let layers: [Layer]
  /// Massive View Controllers, and why they are that.
  package var massive: [(screen: Screen, reason: String)] = []
  /// Screens with a score below what the configuration demands.
  package var low: [(screen: Screen, reason: String)] = []
  /// What is wrong with comments that permit findings, when all other rules have been asked.
  package var needless: [(place: Place, reason: String)] = []

  /// Types of the app itself, no tests, no doubles, nothing of a toolkit among the sources.
  var types: [ProjectType] { project.types.filter { !$0.isDouble && !$0.isToolkit } }
}

package enum AllRules {
  package static var rules: [any Rule.Type] {
    [
      ConfigureViewsWithoutModels.self, KeepUIKitOutOfPresentationLogic.self,
      LetOthersNavigate.self, KeepServicesOutOfViewControllers.self, KeepViewsOutOfModels.self,
      HoldDelegatesWeakly.self, HoldCoordinatorsWeakly.self, RemoveChildCoordinators.self,
      AvoidUnownedViews.self, DropOvertakenAnswers.self, NameExistingInterfaces.self,
      RespectLayers.self, DivideMassiveViewControllers.self, ReachMinimumScores.self,
      JustifyPermissions.self,
    ]
  }

  package static var names: [String] { rules.map { $0.name } }

  /// What a person should be told who named a rule that does not exist; nil if it does.
  package static func mistake(_ name: String) -> String? {
    guard !names.contains(name) else { return nil }
    let near = Nearest.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no rule '\(name)'\(near)"
  }
}

/// Folders that form a layer, and which layers they may know.
public struct Layer: Sendable, Equatable {
  public let name: String
  /// As seen from the project.
  public let folders: [String]
  /// The names of the layers that this one may know.
  public let mayKnow: [String]

  public init(name: String, folders: [String], mayKnow: [String] = []) {
    self.name = name
    self.folders = folders
    self.mayKnow = mayKnow
  }
}
