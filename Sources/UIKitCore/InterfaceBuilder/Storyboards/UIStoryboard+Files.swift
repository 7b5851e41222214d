public import Foundation
import UIKitDiagnostics

extension UIStoryboard {
  package final var document: InterfaceDocument {
    guard let document = scenes as? InterfaceDocument else {
      trap("\(self) was made without a name, so it has no scenes.")
    }
    return document
  }

  package convenience init(_ document: InterfaceDocument, name: String) {
    self.init()
    scenes = document
    self.name = name
  }

  /// Creates the storyboard with a name. Traps if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - storyboardBundleOrNil: The bundle of the file; `nil` for the main bundle and, after it, the resource
  ///     bundles next to the executable.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = InterfaceFiles.find(name, "storyboard", in: storyboardBundleOrNil) else {
      trap(
        "Could not find a storyboard named '\(name)' in bundle "
          + InterfaceFiles.description(of: storyboardBundleOrNil) + ". "
          + MissingResource(name, [".storyboard"], in: storyboardBundleOrNil).advice)
    }
    self.init(InterfaceFiles.document(of: file), name: name)
  }

  /// - Parameter creator: Makes the controller with the coder it is given, by an initializer of its own
  ///   that calls `super.init(coder:)`; `nil` from it for the standard way.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.map { checked(instantiate($0, creator: creator), of: $0) }
  }

  /// - Parameter creator: Makes the controller with the coder it is given, by an initializer of its own
  ///   that calls `super.init(coder:)`; `nil` from it for the standard way.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let scene = scene(identifier)
    return checked(instantiate(scene, creator: creator), of: scene)
  }

  // MARK: Scenes

  fileprivate var initialScene: InterfaceScene? {
    guard let id = document.root["initialViewController"] else { return nil }
    return document.scene(withID: id)
  }

  fileprivate func scene(_ identifier: String) -> InterfaceScene {
    if let scene = document.scenes.first(where: { $0.identifier == identifier }) { return scene }
    let known = document.scenes.compactMap(\.identifier).sorted()
    trap(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'; "
        + (known.isEmpty ? "none of its scenes has one" : "it has \(known.joined(separator: ", "))")
        + ". Correct the identifier, or give it to a scene as its Storyboard ID")
  }

  /// Retains the controller as autorelease does on iOS, so that an app can store it in a weak property before
  /// showing it.
  fileprivate func kept(_ controller: UIViewController) -> UIViewController {
    Autoreleased.keep(controller)
    return controller
  }

  private func checked<ViewController: UIViewController>(
    _ controller: UIViewController, of scene: InterfaceScene
  ) -> ViewController {
    guard let controller = controller as? ViewController else {
      trap(
        "\(document.fileName):\(scene.controller.line): Expected view controller of type "
          + "\(ViewController.self), but scene '\(scene.name)' has a "
          + "\(String(reflecting: type(of: controller)))")
    }
    return controller
  }
}

extension InterfaceDocument: StoryboardScenes {
  func makeInitialController(of storyboard: UIStoryboard) -> UIViewController? {
    storyboard.initialScene.map { storyboard.kept(storyboard.instantiate($0, creator: nil)) }
  }

  func makeController(_ identifier: String, of storyboard: UIStoryboard) -> UIViewController {
    storyboard.kept(storyboard.instantiate(storyboard.scene(identifier), creator: nil))
  }
}
