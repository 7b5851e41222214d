/// The scenes of a storyboard's file.
@MainActor protocol StoryboardScenes: AnyObject {
  var fileName: String { get }
  func makeInitialController(of storyboard: UIStoryboard) -> UIViewController?
  func makeController(_ identifier: String, of storyboard: UIStoryboard) -> UIViewController
}
