import Foundation

/// The storyboards of a project: the segues between classes, and the classes by the identifiers that code uses.
struct Storyboards {
  /// A segue from one class to another.
  typealias Step = (from: ProjectType, to: ProjectType, label: String)

  private struct Board {
    let name: String
    let scenes: StoryboardScenes
    /// A source near the storyboard. The class names in the storyboard are looked up from this file.
    let file: SourceFile
  }

  private(set) var segues: [Step] = []
  /// The initial controllers of the storyboards that no other storyboard refers to.
  private(set) var starts: [(board: String, to: ProjectType)] = []
  /// The controllers by their identifiers. Identifiers and the names of the storyboards are lowercase.
  private var identified: [String: [(board: String, type: ProjectType)]] = [:]
  private var initial: [String: [ProjectType]] = [:]
  private var boards: [Board] = []
  private var byName: [String: [Int]] = [:]

  var isEmpty: Bool { boards.isEmpty }

  /// Reads the storyboards that were found with the sources. Storyboards that can't be read are ignored.
  init(_ analysis: Analysis) {
    let project = analysis.project
    let near = Self.firstFiles(project)
    for path in analysis.interfaces where path.hasSuffix(".storyboard") {
      guard let text = try? TextFile.found(path) else { continue }
      let folders = path.split(separator: "/")
      let file = folders.indices.reversed().lazy.compactMap { near[folders[..<$0]] }.first
      guard let file, let name = folders.last?.dropLast(".storyboard".count) else { continue }
      byName[name.lowercased(), default: []].append(boards.count)
      boards.append(Board(name: String(name), scenes: StoryboardScenes(text), file: file))
    }
    var referenced: Set<String> = []
    for (number, board) in boards.enumerated() {
      let key = board.name.lowercased()
      if let start = board.scenes.initial {
        initial[key] = (initial[key] ?? []) + types(at: start, of: number, project)
      }
      for (identifier, id) in board.scenes.identified {
        // The root of a navigation controller replaces the navigation controller, if that has no class of its own.
        identified[identifier.lowercased(), default: []] += types(at: id, of: number, project)
          .map { (key, $0) }
      }
      for scene in board.scenes.scenes.values.sorted(by: { $0.id < $1.id }) {
        if let name = scene.reference?.storyboard { referenced.insert(name.lowercased()) }
        guard let name = scene.customClass, let from = project.type(name, from: board.file) else {
          continue
        }
        for segue in scene.segues {
          segues += types(at: segue.destination, of: number, project).map {
            (from, $0, segue.label)
          }
        }
      }
    }
    for board in boards where !referenced.contains(board.name.lowercased()) {
      starts += (initial[board.name.lowercased()] ?? []).map { (board.name, $0) }
    }
  }

  /// Returns the controllers with an identifier. If several storyboards use it, the ones in the named storyboards
  /// take precedence.
  func controllers(_ identifier: String, in names: [String]) -> [ProjectType] {
    let found = identified[identifier.lowercased()] ?? []
    let named = found.filter { names.contains($0.board) }
    return (named.isEmpty ? found : named).map(\.type)
  }

  /// Returns the initial controllers of the storyboards with a name.
  func initialControllers(of name: String) -> [ProjectType] { initial[name.lowercased()] ?? [] }

  /// Returns the app's classes at a scene. References and UIKit's own containers are followed.
  private func types(at id: String, of board: Int, _ project: Project) -> [ProjectType] {
    struct Spot: Hashable {
      let board: Int
      let id: String
    }
    var found: [ProjectType] = []
    var open = [Spot(board: board, id: id)]
    var seen: Set<Spot> = []
    while let next = open.popLast() {
      let board = boards[next.board]
      guard seen.insert(next).inserted, let scene = board.scenes.scenes[next.id] else { continue }
      if let name = scene.customClass {
        if let type = project.type(name, from: board.file) { found.append(type) }
      } else if let reference = scene.reference {
        let number = reference.storyboard.map { byName[$0.lowercased()]?.first } ?? next.board
        guard let number else { continue }
        let scenes = boards[number].scenes
        let target = reference.identifier.map { scenes.identified[$0] } ?? scenes.initial
        if let target { open.append(Spot(board: number, id: target)) }
      } else {
        open += scene.segues.filter(\.isRelationship).map {
          Spot(board: next.board, id: $0.destination)
        }
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Returns the first source in each folder or its subfolders.
  private static func firstFiles(_ project: Project) -> [ArraySlice<Substring>: SourceFile] {
    var result: [ArraySlice<Substring>: SourceFile] = [:]
    for file in project.files {
      for count in (0...file.folders.count).reversed() {
        // If a folder is known, so are the folders above it.
        guard result[file.folders[..<count]] == nil else { break }
        result[file.folders[..<count]] = file
      }
    }
    return result
  }
}
