/// A way out of a view controller that does too much: what to move, where to, in which order.
package struct Advice {
  package struct Step {
    /// The type that takes it: `PhotosService`.
    package let destination: String
    /// Whether that type is there already.
    package let isThere: Bool
    package let how: String
    package let hats: [Hat]
    /// What carries it out in the sources; nil if that takes judgement.
    let edit: Goal.Edit?
    package var moves: [Move] = []
    package var cuts: [Cut] = []
    package var divisions: [Division] = []
    /// What is left of the controller after it, at most: what is cut and divided weighs less, too.
    package var weightAfter = 0
    package var hatsAfter: [Hat] = []
  }

  /// A declaration that moves as a whole.
  package struct Move {
    package let declaration: String
    package let isFunction: Bool
    package let place: Place
    package let endLine: Int
    /// What it uses and is not where it goes: it has to be given that.
    package var needs: [String] = []
    /// What it has shown now, and is to answer instead.
    package var answers: [String] = []
  }

  /// A function that stays, and the lines of it that move.
  package struct Cut {
    package let declaration: String
    package let path: String
    package let lines: [Int]
  }

  /// A long function that decides and shows: what it decides moves, what it shows stays.
  package struct Division {
    package let declaration: String
    package let place: Place
    package let endLine: Int
    package let weight: Int
    /// The views that it touches, and the functions that touch others.
    package let shows: [String]

    func contains(_ cut: Cut) -> Bool {
      cut.path == place.path && cut.lines.allSatisfy((place.line...endLine).contains)
    }
  }

  /// Somebody that the controller makes or reaches for, and should be given.
  package struct Injection {
    package let name: String
    package let places: [Place]
  }

  package let controller: ProjectType
  package let measures: Measures
  package let injections: [Injection]
  package let steps: [Step]
  /// The functions that are left.
  package let stays: [String]
}
