import Foundation

/// A cycle of scenes that contain one another, so that creating one of them would never end.
@MainActor struct SceneCircle {
  /// The kind of connection to a scene that is created together with another one.
  enum Link: String {
    /// A controller in a container, which is created together with it.
    case relationship
    /// The controller in a container view, which is created together with the view.
    case embed
  }

  private struct Place {
    let scene: InterfaceScene
    let document: InterfaceDocument

    var key: String { "\(document.fileName):\(scene.controller.line)" }
  }

  private struct Step {
    let place: Place
    /// The segue, or the reference to a scene in another storyboard.
    let cause: InterfaceElement
    let causeDocument: InterfaceDocument
    let previous: Int?
  }

  private let steps: [Step]

  /// Finds the shortest path from a scene back to itself. Returns `nil` if there is none.
  ///
  /// - Parameter first: The first segue of the path; `nil` for any.
  init?(
    from scene: InterfaceScene, of document: InterfaceDocument, along links: Set<Link>,
    beginningWith first: InterfaceElement? = nil
  ) {
    let start = Place(scene: scene, document: document)
    var steps = Self.steps(from: start, along: links, previous: nil)
    if let first { steps.removeAll { $0.cause !== first } }
    var known: Set<String> = []
    var index = 0
    while index < steps.count {
      let place = steps[index].place
      if place.key == start.key {
        var way = [steps[index]]
        while let previous = way[0].previous { way.insert(steps[previous], at: 0) }
        self.steps = way
        return
      }
      if known.insert(place.key).inserted {
        steps += Self.steps(from: place, along: links, previous: index)
      }
      index += 1
    }
    return nil
  }

  private static func steps(
    from place: Place, along links: Set<Link>, previous: Int?
  ) -> [Step] {
    let (scene, document) = (place.scene, place.document)
    func step(_ scene: InterfaceScene, of other: InterfaceDocument, by cause: InterfaceElement)
      -> Step
    {
      Step(
        place: Place(scene: scene, document: other), cause: cause, causeDocument: document,
        previous: previous)
    }
    if scene.isReference {
      guard let other = document.referenced(by: scene), let target = scene.referenced(in: other)
      else { return [] }
      return [step(target, of: other, by: scene.controller)]
    }
    var steps: [Step] = []
    for object in scene.objects {
      object.forEach { element in
        guard element.name == "segue", let link = element["kind"].flatMap(Link.init),
          links.contains(link), let id = element["destination"],
          let target = document.scene(withID: id)
        else { return }
        steps.append(step(target, of: document, by: element))
      }
    }
    return steps
  }

  /// The error, at the line where the cycle begins.
  var problem: InterfaceProblem {
    let names = ([steps[steps.count - 1]] + steps).map { "'\($0.place.scene.name)'" }
    return steps[0].causeDocument.problem(
      .error, steps[0].cause.line,
      "scene \(names[0]) contains itself: \(names.joined(separator: " > "))")
  }
}

extension InterfaceDocument {
  /// Returns the storyboard that a reference names, or `nil` if it can't be read.
  fileprivate func referenced(by reference: InterfaceScene) -> InterfaceDocument? {
    guard let name = reference.controller["storyboardName"] else { return self }
    return InterfaceFiles.find(name, "storyboard", in: bundle).flatMap {
      try? InterfaceDocument.document(at: $0.path, in: $0.bundle)
    }
  }
}
