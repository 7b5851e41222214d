package import Foundation

/// Finds the problems of an Interface Builder file without running the app.
///
/// It creates every scene, view, cell and nib object with UIKit's own classes instead of those of the app. It
/// compares the file with the app's classes: whether they exist and have the right superclass, and whether they
/// have the file's outlets and actions.
@MainActor package enum InterfaceCheck {
  /// - Parameter bundle: The bundle with the file's images and other resources.
  package static func problems(ofFileAt url: URL, in bundle: Bundle) -> [InterfaceProblem] {
    do {
      let data = try Data(contentsOf: url)
      return problems(of: data, fileName: url.lastPathComponent, in: bundle)
    } catch {
      return [
        InterfaceProblem(
          severity: .error, file: url.lastPathComponent, line: 0, message: "\(error)")
      ]
    }
  }

  package static func problems(
    of data: Data, fileName: String, in bundle: Bundle
  ) -> [InterfaceProblem] {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(data: data, fileName: fileName, bundle: bundle)
    } catch let problem as InterfaceProblem {
      return [problem]
    } catch {
      return [InterfaceProblem(severity: .error, file: fileName, line: 0, message: "\(error)")]
    }
    let log = InterfaceLog.collecting()
    if document.kind == .storyboard {
      if let id = document.root["initialViewController"], document.scene(withID: id) == nil {
        log.report(document.problem(.error, 1, "the initial scene \(id) is nowhere in the file"))
      }
      for scene in document.scenes { check(scene, of: document, log) }
    } else {
      check(document.topLevelObjects, of: document, place: fileName, log)
    }
    return log.problems.sorted { $0.line < $1.line }
  }

  private static func check(
    _ scene: InterfaceScene, of document: InterfaceDocument, _ log: InterfaceLog
  ) {
    check(scene.objects, of: document, place: "scene '\(scene.name)'", log)
    for object in scene.objects {
      object.forEach { segue in
        guard segue.name == "segue", segue["kind"] != "unwind" else { return }
        guard let id = segue["destination"], document.scene(withID: id) == nil else { return }
        log.report(
          document.problem(.error, segue.line, "the segue leads to \(id), which is no scene"))
      }
    }
    let circle = SceneCircle(from: scene, of: document, along: [.relationship, .embed])
    if let circle { log.report(circle.problem) }
  }

  private static func check(
    _ objects: [InterfaceElement], of document: InterfaceDocument, place: String,
    _ log: InterfaceLog
  ) {
    let assembly = InterfaceAssembly(document, place: place, log: log)
    for element in objects where element.name == "placeholder" {
      assembly.addOwner(element)
    }
    let made = objects.filter { $0.name != "placeholder" && $0.name != "exit" }
    for element in made {
      let object = assembly.make(element)
      if object is UIViewController, let view = element.children.first(where: { $0.key == "view" })
      {
        _ = assembly.make(view, orElse: "view")
      }
    }
    assembly.finish()
    for element in made { assembly.reportUnread(in: element) }
  }
}
