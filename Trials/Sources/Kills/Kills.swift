import Foundation
import TrialKit

/// Kills the programs at random moments, and runs them again.
///
/// What a program writes is there as a whole or not at all, what a person wrote stays as it is, the next run completes
/// what the killed one began, and a terminal has its former modes again.
@MainActor final class Kills: Trial {
  private let folder: URL
  private var scenes: [String: any KillScene] = [:]

  init() {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kills-\(getpid())", isDirectory: true)
    atexit {
      try? FileManager.default.removeItem(
        at: FileManager.default.temporaryDirectory.appendingPathComponent("kills-\(getpid())"))
    }
  }

  func script(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 3...8, using: &random)).map { _ in
      KillLine.random(using: &random).text
    }
  }

  func perform(_ lines: [String]) async throws -> Int {
    for scene in scenes.values { try scene.reset() }
    for (index, text) in lines.enumerated() {
      TrialProgress.reached(index)
      guard let line = KillLine(text) else { throw TrialFailure("can't read '\(text)'") }
      do {
        try scene(line.words[0]).perform(line)
      } catch let failure as TrialFailure {
        throw TrialFailure("\(line.words[0]): \(failure)\n\(text)")
      }
    }
    return lines.count
  }

  private func scene(_ name: String) throws -> any KillScene {
    if let scene = scenes[name] { return scene }
    let place = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let scene: any KillScene =
      switch name {
      case "check", "edit": try CheckScene(place)
      case "port", "target": try PortScene(place)
      case "gallery": GalleryScene()
      default: try NewScene(place)
      }
    for name in scene.verbs { scenes[name] = scene }
    return scene
  }
}
