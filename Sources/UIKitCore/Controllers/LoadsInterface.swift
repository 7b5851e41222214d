import Foundation

/// The scene that a controller was made from.
@MainActor protocol ControllerScene: AnyObject {
  var storyboard: UIStoryboard? { get }

  /// Makes the view of the scene and what stands beside the controller.
  ///
  /// - Returns: Whether the scene has a view.
  func loadView(of controller: UIViewController) -> Bool
}

/// A coder that knows the scene of the controller being initialized.
@MainActor protocol SceneCoder: AnyObject {
  var scene: (any ControllerScene)? { get }
}

/// What Interface Builder's files add to controllers.
@MainActor protocol LoadsInterface: UIViewController {
  /// The name of the scene's view, as Xcode's compiler gives it, or of a nib that is named like the class.
  var impliedNibName: String? { get }

  /// Makes the objects of the controller's nib, with the controller as their owner.
  ///
  /// - Returns: Whether there is a nib.
  func loadNib() -> Bool

  func performTemplate(_ identifier: String, sender: Any?)
}
