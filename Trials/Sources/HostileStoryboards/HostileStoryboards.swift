import Foundation
import TrialKit

/// Damages storyboards and nibs, and loads them as an app does, in a process of its own.
///
/// A script consists of files and, after each, what is damaged of it. Loading has to work, or to end the process with
/// an explanation that names the file and the line, in bounded time and memory.
@MainActor final class HostileStoryboards: Trial {
  /// The most memory, in bytes, that the process may take for a file.
  private static let memory = 1500 << 20

  func script(seed: UInt64) -> [String] {
    var writer = DamageWriter(seed: seed)
    return writer.script()
  }

  func perform(_ lines: [String]) async throws -> Int {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hostile-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let loader = LoaderProcess(folder)
    var loads = 0
    var file = BaseFile.named("Made.storyboard")
    for (index, line) in lines.enumerated() {
      TrialProgress.reached(index)
      if line.hasPrefix("file ") {
        if index > 0 { loads += try load(file, loader) }
        file = BaseFile.named(String(line.dropFirst(5)))
      } else {
        file.text = try Damage(line).applied(to: file.text, folder: folder.path)
      }
    }
    return loads + (try load(file, loader))
  }

  private func load(_ file: BaseFile, _ loader: LoaderProcess) throws -> Int {
    let path = try loader.place(file)
    var loads = 0
    for way in file.isNib ? LoadingWay.ofNibs : LoadingWay.ofStoryboards {
      for number in 0..<way.mostTimes {
        let answer = try loader.load(path, way, number)
        if answer == .nothing { break }
        loads += 1
        if case .done(let memory) = answer, memory > Self.memory {
          throw TrialFailure("\(way): \(memory >> 20) MB of memory")
        }
        guard case .refused(let explanation, let wasLoaded) = answer else { continue }
        // A file, and the line unless all of the file is meant.
        let place = #/\bBroken\.(storyboard|xib):[0-9]+|the "Broken" nib|\bof Broken\.xib\b/#
        guard wasLoaded || explanation.contains(place) else {
          throw TrialFailure("\(way): ends the app without a place in the file: \(explanation)")
        }
      }
    }
    return loads
  }
}
