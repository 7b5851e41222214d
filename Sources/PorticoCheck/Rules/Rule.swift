/// A rule that sources can break.
package protocol Rule {
  static var summary: String { get }
  /// The severity if the configuration doesn't set one.
  static var severity: Severity { get }
  static var page: RulePage { get }
  static func findings(in context: RuleContext) -> [Finding]
}

extension Rule {
  /// The name of the rule, which is an instruction, such as `ConfigureViewsWithoutModels`.
  package static var name: String { String(describing: Self.self) }
  package static var severity: Severity { .warning }

  static func finding(_ message: String, _ place: Place, fix: Fix? = nil) -> Finding {
    var finding = Finding(rule: name, message: message, place: place)
    finding.fix = fix
    return finding
  }
}

/// A violation of a rule at a place.
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

/// The input of rules.
package struct RuleContext {
  package let project: Project
  package let links: Links
  package let mentions: Mentions
  package let screens: [Screen]
  package let interfaces: [String]
  package let layers: [Layer]
  /// The Massive View Controllers, and the reasons why they count as such.
  package var massive: [(screen: Screen, reason: String)] = []
  /// The screens with a score that is lower than the configuration requires.
  package var low: [(screen: Screen, reason: String)] = []
  /// The flaws of comments that permit findings. They are known when all other rules have run.
  package var needless: [(place: Place, reason: String)] = []

  /// The types of the app, without tests, test doubles, and the types of a toolkit among the sources.
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

  /// Returns an error message for the name of a rule that doesn't exist, or `nil` if the rule exists.
  package static func mistake(_ name: String) -> String? {
    guard !names.contains(name) else { return nil }
    let near = Nearest.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no rule '\(name)'\(near)"
  }
}

/// The folders of a layer, and the layers that it may use.
public struct Layer: Sendable, Equatable {
  public let name: String
  /// The folders, relative to the project.
  public let folders: [String]
  /// The names of the layers that this layer may use.
  public let mayKnow: [String]

  public init(name: String, folders: [String], mayKnow: [String] = []) {
    self.name = name
    self.folders = folders
    self.mayKnow = mayKnow
  }
}
