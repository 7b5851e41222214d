/// A way out of a view controller that does too much: what to move, where to, in which order.
package struct Advice {
  package struct Step {
    /// The new type: `PhotosService`.
    package let destination: String
    package let how: String
    package let hats: [Hat]
    package var moves: [Move] = []
    package var cuts: [Cut] = []
    /// What is left of the controller after it.
    package var weightAfter = 0
    package var hatsAfter: [Hat] = []
  }

  /// A declaration that moves as a whole.
  package struct Move {
    package let declaration: String
    package let place: Place
    package let endLine: Int
    /// What it uses that stays: it has to be given that, or to answer instead of writing it.
    package let needs: [String]
  }

  /// A function that stays, and the lines of it that move.
  package struct Cut {
    package let declaration: String
    package let path: String
    package let lines: [Int]
  }

  package let controller: ProjectType
  package let measures: Measures
  package let steps: [Step]
}
