/// A screen of a ``Codebase``: a view controller and its partners, or a view of SwiftUI.
public struct CodeScreen: Sendable {
  /// The name of the view controller, with its folder if several view controllers have this name.
  public let name: String
  /// The path of the view controller's file, relative to the package.
  public let path: String
  /// The line that declares the view controller, counted from 1.
  public let line: Int
  /// `MVC`, `MVP`, `MVVM`, `VIPER`, `Clean Swift`, `Redux-like` or `SwiftUI`.
  public let pattern: String
  /// The names of the screen's types, the view controller first.
  public let types: [String]
  /// A score of how well responsibilities are distributed, from 0 to 100.
  public let distribution: Double
  /// A score of how much can be tested without a screen, from 0 to 100.
  public let testability: Double
  /// A score of how little code there is to read and write, from 0 to 100.
  public let easeOfUse: Double
  /// A Boolean value that indicates whether the controller is a Massive View Controller.
  public let isMassive: Bool
  /// The reasons why the three scores are below 100, the weightiest first.
  public let reasons: [String]

  init(_ judged: Analysis.Judged, _ title: String, _ code: Codebase) {
    let (screen, measures) = (judged.screen, judged.measures)
    name = title
    path = code.relative(screen.place.path)
    line = screen.place.line
    pattern = screen.pattern.family
    types = screen.members.map(\.type.name)
    distribution = measures.distribution.value
    testability = measures.testability.value
    easeOfUse = measures.easeOfUse.value
    isMassive = measures.massive != nil
    reasons =
      (measures.distribution.reasons + measures.testability.reasons + measures.easeOfUse.reasons)
      .filter { $0.points >= 0.05 }.sorted { $0.points > $1.points }.map(\.text)
  }
}
