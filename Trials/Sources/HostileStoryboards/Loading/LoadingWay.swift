/// How an app, or a tool, comes to the objects of a file.
enum LoadingWay: String, CaseIterable {
  /// As `portico check` does.
  case check
  /// The controller that a storyboard starts with, in a window; every control is used.
  case initial
  /// The controller of a scene with an identifier.
  case scene
  /// A segue with an identifier, from the controller that the storyboard starts with.
  case segue
  case nib
  case owner
  case controller
  case cell

  static let ofStoryboards: [LoadingWay] = [.check, .initial, .scene, .segue]
  static let ofNibs: [LoadingWay] = [.check, .nib, .owner, .controller, .cell]

  /// Where there are several, as scenes.
  var mostTimes: Int { self == .scene || self == .segue ? 4 : 1 }
}
