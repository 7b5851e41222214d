import Foundation

/// The storyboards of a project: which class leads to which by segues, and by which identifiers code asks for classes.
struct Storyboards {
  private(set) var segues: [(from: ProjectType, to: ProjectType, label: String)] = []
  /// The controllers by their identifiers, in lowercase.
  private(set) var identified: [String: ProjectType] = [:]

  /// Reads the storyboards that were found beside the sources. What cannot be read leads nowhere.
  init(_ analysis: Analysis) {
    let paths = analysis.interfaces.filter { $0.hasSuffix(".storyboard") }
    self.init(
      paths.compactMap { path in
        (try? String(contentsOfFile: path, encoding: .utf8)).map { (path, $0) }
      }, analysis.project)
  }

  init(_ texts: [(path: String, text: String)], _ project: Project) {
    for (path, text) in texts {
      // Its classes are those that the nearest source means.
      let folders = path.split(separator: "/").dropLast()
      let nearest = project.files.max { one, other in
        Self.shared(one.folders, folders) < Self.shared(other.folders, folders)
      }
      guard let file = nearest else { return }
      let story = StoryboardScenes(text)
      for scene in story.scenes.values.sorted(by: { $0.id < $1.id }) {
        guard let name = scene.customClass, let from = project.type(name, from: file) else {
          continue
        }
        if let identifier = scene.identifier { identified[identifier.lowercased()] = from }
        for segue in scene.segues {
          for name in story.classes(at: segue.destination) {
            guard let to = project.type(name, from: file) else { continue }
            segues.append((from, to, segue.label))
          }
        }
      }
    }
  }

  private static func shared(_ one: [Substring], _ other: ArraySlice<Substring>) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }
}
