import Foundation

/// The storyboard scene from which a controller was created.
@MainActor protocol ControllerScene: AnyObject {
  var storyboard: UIStoryboard? { get }

  /// Creates the view of the scene, and the scene's other top-level objects.
  ///
  /// - Returns: `false` if the scene has no view.
  func loadView(of controller: UIViewController) -> Bool
}

/// A coder that knows the scene of the controller being initialized.
@MainActor protocol SceneCoder: AnyObject {
  var scene: (any ControllerScene)? { get }
}

/// The methods of controllers that load Interface Builder files.
@MainActor protocol LoadsInterface: UIViewController {
  /// The name that Xcode gives to the nib of the scene's view, or the name of a nib that has the class's name.
  var impliedNibName: String? { get }

  /// Creates the objects of the controller's nib, with the controller as their owner.
  ///
  /// - Returns: `false` if there is no nib.
  func loadNib() -> Bool

  func performTemplate(_ identifier: String, sender: Any?)
}
