/// A way out of flows. Levels count from 1, the outermost child.
enum Way: Hashable {
  /// The back button; what is presented is swiped down where there is none.
  case back
  case swipe
  case popToRoot
  case stackReplaced
  case dismissal
  case rootReplaced
  case rootReplacedWhileKept
  /// What the flow at a level is presented, put in a tab or a column or embedded in is taken away.
  case containerLeft(level: Int)
  case finish(level: Int)
  case cancel(level: Int)
  case close(level: Int)
  /// A swipe back that is let go half-way.
  case swipeCancelled
  /// A swipe down that is not allowed.
  case swipeRefused
  /// Columns collapse, and those that were collapsed expand.
  case resized

  static func all(levels: Int) -> [Way] {
    [
      .back, .swipe, .popToRoot, .stackReplaced, .dismissal, .rootReplaced, .rootReplacedWhileKept,
      .swipeCancelled, .swipeRefused, .resized,
    ]
      + (1...levels).flatMap { level in
        [
          .containerLeft(level: level), .finish(level: level), .cancel(level: level),
          .close(level: level),
        ]
      }
  }
}
