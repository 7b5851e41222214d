/// A scene of a storyboard: a view controller and what stands beside it.
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

  package var identifier: String? { controller["storyboardIdentifier"] }

  /// The scene's name in messages.
  package var name: String {
    identifier ?? controller["customClass"] ?? controller["userLabel"] ?? controller.id ?? "?"
  }
}
