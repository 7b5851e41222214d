import Foundation

/// The scenes of a storyboard and the segues between them.
struct StoryboardScenes {
  struct Scene {
    let id: String
    /// The class of the view controller, or `nil` if it's a class of UIKit.
    let customClass: String?
    /// The scene in a storyboard that this scene refers to, or `nil` if it isn't a reference.
    let reference: Reference?
    var segues: [Segue] = []
  }

  struct Reference {
    /// The name of the other storyboard, or `nil` if the scene is in the same storyboard.
    let storyboard: String?
    /// The identifier of the scene, or `nil` for the initial view controller.
    let identifier: String?
  }

  struct Segue {
    let destination: String
    let label: String
    /// A Boolean value that indicates whether the segue connects a container with a child, such as a tab or the
    /// root of a navigation controller, instead of showing the next screen.
    let isRelationship: Bool
  }

  private(set) var scenes: [String: Scene] = [:]
  /// The scenes' IDs by the identifiers that code and other storyboards use.
  private(set) var identified: [String: String] = [:]
  /// The ID of the initial scene.
  private(set) var initial: String?

  /// Reads the text of a storyboard. Other texts have no scenes.
  init(_ text: String) {
    var open: String?
    for tag in text.split(separator: "<") {
      let name = tag.prefix { $0.isLetter }
      if name.hasSuffix("Controller") || name == "viewControllerPlaceholder" {
        let values = Self.attributes(tag)
        guard let id = values["id"] else { continue }
        open = id
        if let name = values["storyboardIdentifier"] { identified[name] = id }
        let isReference = name == "viewControllerPlaceholder"
        scenes[id] = Scene(
          id: id, customClass: values["customClass"],
          reference: isReference
            ? Reference(
              storyboard: values["storyboardName"], identifier: values["referencedIdentifier"])
            : nil)
      } else if name == "segue", let open {
        let values = Self.attributes(tag)
        guard let destination = values["destination"] else { continue }
        let kind = values["kind"] ?? ""
        scenes[open]?.segues.append(
          Segue(
            destination: destination, label: values["identifier"] ?? kind,
            isRelationship: kind == "relationship"))
      } else if name == "document" {
        initial = Self.attributes(tag)["initialViewController"]
      } else if tag.hasPrefix("/scene>") {
        open = nil
      }
    }
  }

  /// Returns the attributes of a tag. In `segue destination="a1" kind="show"`, every second part between quotes is
  /// a value.
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
