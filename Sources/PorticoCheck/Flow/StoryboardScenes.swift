import Foundation

/// The scenes of a storyboard and the segues between them.
struct StoryboardScenes {
  struct Scene {
    let id: String
    /// The class of its view controller; nil for one of UIKit's own.
    let customClass: String?
    /// The name by which code asks for it.
    let identifier: String?
    var segues: [Segue] = []
  }

  struct Segue {
    let destination: String
    let label: String
    /// The root of a navigation controller, a tab, a child: no step that a person takes.
    let isRelationship: Bool
  }

  private(set) var scenes: [String: Scene] = [:]

  /// Reads the text of a storyboard. What is no storyboard has no scenes.
  init(_ text: String) {
    var open: String?
    for tag in text.split(separator: "<") {
      let name = tag.prefix { $0.isLetter }
      if name.hasSuffix("Controller") {
        let values = Self.attributes(tag)
        guard let id = values["id"] else { continue }
        open = id
        scenes[id] = Scene(
          id: id, customClass: values["customClass"], identifier: values["storyboardIdentifier"])
      } else if name == "segue", let open {
        let values = Self.attributes(tag)
        guard let destination = values["destination"] else { continue }
        let kind = values["kind"] ?? ""
        scenes[open]?.segues.append(
          Segue(
            destination: destination, label: values["identifier"] ?? kind,
            isRelationship: kind == "relationship"))
      } else if tag.hasPrefix("/scene>") {
        open = nil
      }
    }
  }

  /// Where a segue leads: through UIKit's own containers to the classes of the app.
  func classes(at id: String) -> [String] {
    var found: [String] = []
    var open = [id]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let scene = scenes[next] else { continue }
      if let name = scene.customClass {
        found.append(name)
      } else {
        open += scene.segues.filter(\.isRelationship).map(\.destination)
      }
    }
    return found.sorted()
  }

  /// `segue destination="a1" kind="show"`: every second part between quotes is a value.
  private static func attributes(_ tag: Substring) -> [String: String] {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var result: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard parts[index].last == "=" else { break }
      let name = parts[index].dropLast().split(separator: " ").last.map(String.init) ?? ""
      result[name] = String(parts[index + 1])
    }
    return result
  }
}
