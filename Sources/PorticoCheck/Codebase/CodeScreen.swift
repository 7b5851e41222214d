/// A screen of a ``Codebase``: a view controller and its partners, or a view of SwiftUI.
public struct CodeScreen: Sendable {
  /// The view controller's name; where that comes again, with the folder that tells it apart.
  public let name: String
  /// The view controller's file, as seen from the package.
  public let path: String
  /// The line that declares it, from 1.
  public let line: Int
  /// `MVC`, `MVP`, `MVVM`, `VIPER`, `Clean Swift`, `Redux-like` or `SwiftUI`.
  public let pattern: String
  /// The names of its types, the view controller first.
  public let types: [String]
  /// How well responsibilities are spread, from 0 to 100.
  public let distribution: Double
  /// How much of it can be tested without a screen, from 0 to 100.
  public let testability: Double
  /// How little there is to read and to write, from 0 to 100.
  public let easeOfUse: Double
  /// Whether its controller is a Massive View Controller.
  public let isMassive: Bool
  /// Why it is not at 100 in each of the three, weightiest first.
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
