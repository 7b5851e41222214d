/// An order that sources follow or break.
package protocol Rule {
  static var summary: String { get }
  static func findings(in context: RuleContext) -> [Finding]
}

extension Rule {
  /// Its name is its order: `ConfigureViewsWithoutModels`.
  package static var name: String { String(describing: Self.self) }

  static func finding(_ message: String, _ place: Place) -> Finding {
    Finding(rule: name, message: message, place: place)
  }
}

/// A broken rule at a place.
package struct Finding: Sendable, Hashable {
  package let rule: String
  package let message: String
  package let place: Place

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
      RespectLayers.self, DivideMassiveViewControllers.self,
    ]
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
