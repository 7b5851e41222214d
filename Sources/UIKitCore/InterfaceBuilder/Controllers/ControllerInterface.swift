import Foundation

/// The scene from which a controller was created, for its view, which is created later.
@MainActor package final class ControllerInterface: ControllerScene {
  package let element: InterfaceElement
  package let document: InterfaceDocument
  package let storyboard: UIStoryboard?
  private let place: String
  package private(set) weak var controller: UIViewController?
  private var objects: [String: WeakObject] = [:]
  /// The other top-level objects of the scene.
  private var topLevelObjects: [AnyObject] = []

  package init?(_ part: InterfacePart) {
    element = part.element
    document = part.assembly.document
    storyboard = part.assembly.storyboard
    place = part.assembly.place
  }

  /// Stores the objects that were created together with the controller.
  package func assembled(_ controller: UIViewController, by assembly: InterfaceAssembly) {
    self.controller = controller
    objects = assembly.objects.mapValues { WeakObject(object: $0) }
  }

  private var viewElement: InterfaceElement? { element.children.first { $0.key == "view" } }

  package var viewName: String? {
    guard let id = element.id, let viewID = viewElement?.id else { return nil }
    return "\(id)-view-\(viewID)"
  }

  /// Creates the view of the scene and its other top-level objects.
  ///
  /// - Returns: `true` if the scene has a view.
  package func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement else { return false }
    let assembly = assembly()
    guard let view = assembly.make(viewElement, orElse: "view") as? UIView else { return false }
    controller.view = view
    let others =
      scene?.objects.filter { $0 !== element && InterfaceKind.kinds[$0.name] != nil } ?? []
    topLevelObjects = others.compactMap { assembly.make($0) }
    assembly.addForConnecting(controller, element)
    assembly.finish()
    assembly.reportUnread(in: viewElement)
    for other in others { assembly.reportUnread(in: other) }
    objects.merge(assembly.objects.mapValues { WeakObject(object: $0) }) { first, _ in first }
    for (container, segue) in assembly.takeEmbeddings() {
      segue.embed(in: container, of: controller)
    }
    return true
  }

  /// Returns an assembly with the existing objects of the scene.
  package func assembly() -> InterfaceAssembly {
    let assembly = InterfaceAssembly(document, place: place, storyboard: storyboard)
    assembly.interface = self
    for (id, object) in objects {
      if let object = object.object { assembly.add(object, id: id) }
    }
    return assembly
  }

  // MARK: Segues

  /// All segues of the scene.
  private var segues: [InterfaceElement] {
    var segues: [InterfaceElement] = []
    for object in scene?.objects ?? [] {
      object.forEach { if $0.name == "segue" { segues.append($0) } }
    }
    return segues
  }

  package func segue(_ identifier: String) -> SegueTemplate? {
    segues.first { $0["identifier"] == identifier }.map { SegueTemplate($0, of: self) }
  }

  var segueTemplates: [SegueTemplate] { segues.map { SegueTemplate($0, of: self) } }

  package var segueIdentifiers: [String] { segues.compactMap { $0["identifier"] }.sorted() }

  private var scene: InterfaceScene? { element.id.flatMap(document.scene) }

  private struct WeakObject {
    weak var object: AnyObject?
  }
}
