import Foundation
import TrialKit

/// The process that loads files. It is started again after it has ended.
@MainActor final class LoaderProcess {
  static let variable = "HOSTILE_STORYBOARDS_LOADER"
  /// What the process says when everything is made, and is about to be shown.
  static let loaded = "@loaded\n"

  enum Answer: Equatable {
    /// - Parameter memory: The most memory, in bytes, that the process has had meanwhile.
    case done(memory: Int)
    /// There is nothing to be loaded in this way.
    case nothing
    /// UIKit ended the process with an explanation.
    ///
    /// - Parameter wasLoaded: Whether everything had been made, so that the file is no longer what it is about.
    case refused(String, wasLoaded: Bool)
  }

  /// The longest that loading may take, in seconds, in a debug build.
  private static let patience = 40.0

  private let folder: URL
  private let complaints: String
  private var process: ChildProcess?
  private var count = 0

  init(_ folder: URL) {
    self.folder = folder
    complaints = folder.appendingPathComponent("stderr").path
  }

  /// Writes a file into a folder of its own: Foundation remembers what a bundle has.
  ///
  /// - Returns: The file's path.
  func place(_ file: BaseFile) throws -> String {
    count += 1
    let place = folder.appendingPathComponent("\(count)", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let url = place.appendingPathComponent(file.name)
    try Data(file.text).write(to: url)
    return url.path
  }

  /// - Throws: ``TrialFailure`` for a crash or a hang.
  func load(_ path: String, _ way: LoadingWay, _ number: Int) throws -> Answer {
    let process = try running()
    let request = Array("\(way) \(number) \(path)\n".utf8)
    truncate(complaints, 0)
    _ = write(process.input, request, request.count)
    var answer: [UInt8] = []
    let end = ContinuousClock.now + .seconds(Self.patience)
    while answer.last != 10 {
      var state = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 1000) >= 0, ContinuousClock.now < end else {
        process.signal(SIGQUIT)
        _ = process.waitForEnd(seconds: 10)
        self.process = nil
        throw TrialFailure("\(way): no end\n\(lastWords.suffix(6000))")
      }
      guard state.revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(process.output, &bytes, bytes.count)
      guard count > 0 else {
        self.process = nil
        return try explanation(process.status(), way)
      }
      answer += bytes[..<count]
    }
    let memory = Int(String(decoding: answer.dropLast(), as: UTF8.self))
    return memory.map { .done(memory: $0) } ?? .nothing
  }

  private func running() throws -> ChildProcess {
    if let process { return process }
    let made = try ChildProcess(
      ChildProcess.ownProgram, variables: [Self.variable: "1"], isPiped: true,
      complaints: complaints)
    process = made
    return made
  }

  private var lastWords: String {
    let data = FileManager.default.contents(atPath: complaints) ?? Data()
    return String(decoding: data.suffix(4 << 20), as: UTF8.self)
  }

  /// What UIKit says when it ends the process.
  private func explanation(_ status: ProcessStatus, _ way: LoadingWay) throws -> Answer {
    let words = lastWords
    guard status == .signalled(SIGABRT), let range = words.ranges(of: "*** Terminating app: ").last
    else {
      let reason = words.split(separator: "\n").last { $0.contains("Fatal error") } ?? ""
      throw TrialFailure("\(way): the app crashes \(status): \(reason)\n\(words.suffix(6000))")
    }
    return .refused(
      String(words[range.upperBound...].prefix(2000)), wasLoaded: words.contains(Self.loaded))
  }
}
