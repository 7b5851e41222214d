import Foundation
import TrialKit

/// `portico port` of a project whose targets come and go.
@MainActor final class PortScene: KillScene {
  let verbs = ["port", "target"]

  private let place: URL
  private let portico: PorticoRun
  private let original: FolderState
  private var hasTarget = true
  /// What a port from scratch makes, with and without the target, and how many seconds that takes.
  private var results: [Bool: (state: FolderState, seconds: Double)] = [:]

  private var arguments: [String] { ["port", place.path, "--portico", Repository.folder.path] }

  private static let target = "A20000000000000000000002 /* NotesKit */,"

  init(_ folder: URL) throws {
    place = folder.appendingPathComponent("Project", isDirectory: true)
    portico = PorticoRun(folder)
    let project = Repository.folder.appendingPathComponent("Tests/PorticoPortTests/Projects/Old")
    try FileManager.default.copyItem(at: project, to: place)
    original = FolderState(of: place)
  }

  func reset() throws {
    hasTarget = true
    try original.restore(place)
  }

  func perform(_ line: KillLine) throws {
    if line.words[0] == "target" {
      hasTarget.toggle()
      try writeProject()
      return
    }
    let (new, seconds) = try result()
    let old = FolderState(of: place)
    try portico.kill(arguments, by: line, seconds: seconds, changing: place)
    let now = FolderState(of: place)
    if let difference = Self.sources(now).difference(from: Self.sources(old)) {
      throw TrialFailure("the project is changed: \(difference)")
    }
    try now.check(isBetween: old, and: new)
    try portico.finish(arguments)
    if let difference = FolderState(of: place).difference(from: new) {
      throw TrialFailure("the second run does not complete the first: \(difference)")
    }
  }

  /// What the person wrote.
  private static func sources(_ state: FolderState) -> FolderState {
    state.filtered { !$0.hasPrefix(".portico") && $0 != "Package.swift" }
  }

  private func writeProject() throws {
    let path = "Notes.xcodeproj/project.pbxproj"
    guard case .file(let data) = original.items[path] else { return }
    var text = String(decoding: data, as: UTF8.self)
    if !hasTarget { text = text.replacingOccurrences(of: Self.target, with: "") }
    try Data(text.utf8).write(to: place.appendingPathComponent(path))
  }

  private func result() throws -> (state: FolderState, seconds: Double) {
    if let result = results[hasTarget] { return result }
    let present = FolderState(of: place)
    try original.restore(place)
    try writeProject()
    let seconds = try portico.finish(arguments).seconds
    let result = (state: FolderState(of: place), seconds: seconds)
    results[hasTarget] = result
    try present.restore(place)
    return result
  }
}
