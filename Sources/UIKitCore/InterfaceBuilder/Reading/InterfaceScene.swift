/// A scene of a storyboard: a view controller and the other top-level objects.
@MainActor package struct InterfaceScene {
  package let controller: InterfaceElement
  package let objects: [InterfaceElement]

  package init?(_ scene: InterfaceElement) {
    objects = scene.children.first { $0.name == "objects" }?.children ?? []
    guard
      let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" })
        ?? objects.first(where: { $0.name.hasSuffix("ontroller") })
    else { return nil }
    self.controller = controller
  }

  /// Whether the scene refers to one in another storyboard.
  package var isReference: Bool { controller.name == "viewControllerPlaceholder" }

  /// Returns the scene that this one refers to.
  package func referenced(in document: InterfaceDocument) -> InterfaceScene? {
    guard let identifier = controller["referencedIdentifier"] else { return document.initialScene }
    return document.scenes.first { $0.identifier == identifier }
  }

  package var identifier: String? { controller["storyboardIdentifier"] }

  /// The scene's name in messages.
  package var name: String {
    identifier ?? controller["customClass"] ?? controller["userLabel"] ?? controller.id ?? "?"
  }
}
