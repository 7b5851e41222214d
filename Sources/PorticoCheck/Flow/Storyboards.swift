import Foundation

/// The storyboards of a project: which class leads to which by segues, and by which names code asks for classes.
struct Storyboards {
  /// A segue from one class to another.
  typealias Step = (from: ProjectType, to: ProjectType, label: String)

  private struct Board {
    let name: String
    let scenes: StoryboardScenes
    /// A source that is near: the storyboard's classes are those that it means.
    let file: SourceFile
  }

  private(set) var segues: [Step] = []
  /// What storyboards begin with, of those that no other storyboard leads to.
  private(set) var starts: [(board: String, to: ProjectType)] = []
  /// The controllers by their identifiers and the names of their storyboards, in lowercase.
  private var identified: [String: [(board: String, type: ProjectType)]] = [:]
  private var initial: [String: [ProjectType]] = [:]
  private var boards: [Board] = []
  private var byName: [String: [Int]] = [:]

  var isEmpty: Bool { boards.isEmpty }

  /// Reads the storyboards that were found beside the sources. What cannot be read leads nowhere.
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
        // A navigation controller without a class of its own stands for its root.
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

  /// The controllers of an identifier; where several storyboards use it, those of the named ones.
  func controllers(_ identifier: String, in names: [String]) -> [ProjectType] {
    let found = identified[identifier.lowercased()] ?? []
    let named = found.filter { names.contains($0.board) }
    return (named.isEmpty ? found : named).map(\.type)
  }

  /// What the storyboard of a name begins with.
  func initialControllers(of name: String) -> [ProjectType] { initial[name.lowercased()] ?? [] }

  /// The classes of the app at a scene: through references and UIKit's own containers.
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

  /// The first source in each folder or below it.
  private static func firstFiles(_ project: Project) -> [ArraySlice<Substring>: SourceFile] {
    var result: [ArraySlice<Substring>: SourceFile] = [:]
    for file in project.files {
      for count in (0...file.folders.count).reversed() {
        // Who is known has those above it known.
        guard result[file.folders[..<count]] == nil else { break }
        result[file.folders[..<count]] = file
      }
    }
    return result
  }
}
