/// A plan that divides a view controller that does too much: what to move, where to, and in which order.
package struct Advice {
  package struct Step {
    /// The name of the type that receives the declarations, such as `PhotosService`.
    package let destination: String
    /// A Boolean value that indicates whether that type exists already.
    package let isThere: Bool
    package let how: String
    package let hats: [Hat]
    /// The function that applies the step to the sources, or `nil` if the step takes a person's judgment.
    let edit: Goal.Edit?
    package var moves: [Move] = []
    package var cuts: [Cut] = []
    package var divisions: [Division] = []
    /// The weight of the controller after the step, at most: functions that are cut or divided still count in full.
    package var weightAfter = 0
    package var hatsAfter: [Hat] = []
  }

  /// A declaration that moves as a whole.
  package struct Move {
    package let declaration: String
    package let isFunction: Bool
    package let place: Place
    package let endLine: Int
    /// The names that the declaration uses and that don't move with it. They have to be passed to it.
    package var needs: [String] = []
    /// The views and members that the declaration updates now. After the move, the controller updates them with its
    /// result.
    package var answers: [String] = []
  }

  /// A function that stays in the controller, and those of its lines that move.
  package struct Cut {
    package let declaration: String
    package let path: String
    package let lines: [Int]
  }

  /// A long function that makes decisions and updates views. The decisions move, and the updates of views stay.
  package struct Division {
    package let declaration: String
    package let place: Place
    package let endLine: Int
    package let weight: Int
    /// The views that the function uses, and the functions through which it uses views.
    package let shows: [String]

    func contains(_ cut: Cut) -> Bool {
      cut.path == place.path && cut.lines.allSatisfy((place.line...endLine).contains)
    }
  }

  /// A service that the controller creates or accesses itself, and that should be passed to its initializer.
  package struct Injection {
    package let name: String
    package let places: [Place]
  }

  package let controller: ProjectType
  package let measures: Measures
  package let injections: [Injection]
  package let steps: [Step]
  /// The functions that stay in the controller.
  package let stays: [String]
}
