import UIKitDiagnostics
public import Foundation

/// The scenes of an Interface Builder file, from which view controllers are made.
///
/// Here the file is the `.storyboard` that Xcode writes, read at run time; put it among the resources of
/// a target. Custom classes are found by their names and are plain Swift classes; outlets are stored
/// properties of theirs, found by name too.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  package final var name = ""
  final var scenes: (any StoryboardScenes)?

  /// A storyboard without a file, for subclasses that make controllers themselves.
  public override init() {
    super.init()
  }

  /// The controller that the storyboard starts with; `nil` where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    ownScenes.makeInitialController(of: self)
  }

  /// The controller of the scene with an identifier. It is a programmer's error if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    ownScenes.makeController(identifier, of: self)
  }

  private var ownScenes: any StoryboardScenes {
    guard let scenes else { trap("\(self) was made without a name, so it has no scenes.") }
    return scenes
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(identityDescription); \(ownScenes.fileName)>" }
  }
}
