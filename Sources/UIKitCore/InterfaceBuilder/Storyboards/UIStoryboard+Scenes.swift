import UIKitDiagnostics
import Foundation

extension UIStoryboard {
  /// Creates the controller of a scene, without its view.
  package func instantiate(
    _ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    if document.finiteScenes.insert(scene.controller.line).inserted,
      let circle = SceneCircle(from: scene, of: document, along: [.relationship])
    {
      trap("\(circle.problem)")
    }
    if scene.isReference {
      return instantiateReference(scene, creator: creator)
    }
    let assembly = InterfaceAssembly(
      document, place: "scene '\(scene.name)'", storyboard: self)
    assembly.creator = creator
    guard let controller = assembly.make(scene.controller) as? UIViewController else {
      trap(
        "\(document.fileName):\(scene.controller.line): <\(scene.controller.name)> is no view "
          + "controller that is known here")
    }
    controller.interface?.assembled(controller, by: assembly)
    assembly.interface = controller.interface
    assembly.finish()
    assembly.reportUnread(in: scene.controller)
    return controller
  }

  /// Creates the controller of a scene in another storyboard.
  private func instantiateReference(
    _ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let reference = scene.controller
    let other =
      reference["storyboardName"].map { UIStoryboard(name: $0, bundle: document.bundle) } ?? self
    guard let target = scene.referenced(in: other.document) else {
      trap(
        "\(document.fileName):\(reference.line): \(other) has no scene "
          + "'\(reference["referencedIdentifier"] ?? "that it starts with")'")
    }
    return other.instantiate(target, creator: creator)
  }

  /// Sets the file's global tint color in the window that displays the storyboard's initial controller.
  package func tint(_ window: UIWindow) {
    let assembly = InterfaceAssembly(document, place: "the document", storyboard: self)
    let part = InterfacePart(element: document.root, assembly: assembly)
    if let color = part.color("tintColor") { window.tintColor = color }
  }

  /// Creates the controller of a segue's destination.
  package func instantiateScene(
    withID id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    document.scene(withID: id).map { instantiate($0, creator: creator) }
  }
}

extension InterfaceDocument {
  package var initialScene: InterfaceScene? {
    root["initialViewController"].flatMap(scene)
  }
}
