import UIKitDiagnostics
public import Foundation

/// The scenes of an Interface Builder file, from which view controllers are made.
///
/// Here the file is the `.storyboard` that Xcode writes, read at run time; put it among the resources of
/// a target. Custom classes are found by their names and are plain Swift classes; outlets are stored
/// properties of theirs, found by name too.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  package private(set) final var name = ""
  private var file: InterfaceDocument?

  package final var document: InterfaceDocument {
    guard let file else { trap("\(self) was made without a name, so it has no scenes.") }
    return file
  }

  /// A storyboard without a file, for subclasses that make controllers themselves.
  public override init() {
    super.init()
  }

  package convenience init(_ document: InterfaceDocument, name: String) {
    self.init()
    file = document
    self.name = name
  }

  /// The storyboard of a name. It is a programmer's error if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - storyboardBundleOrNil: Where the file is; `nil` for the main bundle and, after it, the
  ///     resource bundles beside the program.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = InterfaceFiles.find(name, "storyboard", in: storyboardBundleOrNil) else {
      trap(
        "Could not find a storyboard named '\(name)' in bundle "
          + InterfaceFiles.description(of: storyboardBundleOrNil) + ". "
          + MissingResource(name, [".storyboard"], in: storyboardBundleOrNil).advice)
    }
    self.init(InterfaceFiles.document(of: file), name: name)
  }

  /// The controller that the storyboard starts with; `nil` where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.map { kept(instantiate($0, creator: nil)) }
  }

  /// - Parameter creator: Makes the controller with the coder it is given, by an initializer of its own
  ///   that calls `super.init(coder:)`; `nil` from it for the standard way.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.map { checked(instantiate($0, creator: creator), of: $0) }
  }

  /// The controller of the scene with an identifier. It is a programmer's error if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    kept(instantiate(scene(identifier), creator: nil))
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

  private var initialScene: InterfaceScene? {
    guard let id = document.root["initialViewController"] else { return nil }
    return document.scene(withID: id)
  }

  private func scene(_ identifier: String) -> InterfaceScene {
    if let scene = document.scenes.first(where: { $0.identifier == identifier }) { return scene }
    let known = document.scenes.compactMap(\.identifier).sorted()
    trap(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'; "
        + (known.isEmpty ? "none of its scenes has one" : "it has \(known.joined(separator: ", "))")
        + ". Correct the identifier, or give it to a scene as its Storyboard ID")
  }

  /// What is autoreleased on iOS: a weak property may hold it until it is shown.
  private func kept(_ controller: UIViewController) -> UIViewController {
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

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(identityDescription); \(document.fileName)>" }
  }
}
