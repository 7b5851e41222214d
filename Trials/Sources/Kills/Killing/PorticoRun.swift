import Foundation
import TrialKit

/// Runs `portico`, which lies beside the trial, to its end or until it is killed.
@MainActor struct PorticoRun {
  static let program = URL(fileURLWithPath: ChildProcess.ownProgram).deletingLastPathComponent()
    .appendingPathComponent("portico").path
  /// The longest that it may take, in seconds.
  private static let patience = 30.0

  private let complaints: String

  /// - Parameter folder: Where its standard error goes.
  init(_ folder: URL) {
    complaints = folder.appendingPathComponent("stderr").path
  }

  /// - Returns: The exit status, and how many seconds it took.
  @discardableResult func finish(
    _ arguments: [String], in statuses: Set<Int32> = [0]
  ) throws -> (status: Int32, seconds: Double) {
    unlink(complaints)
    let start = ContinuousClock.now
    let process = try ChildProcess(Self.program, arguments, complaints: complaints)
    guard process.waitForEnd(seconds: Self.patience) else { throw failure("has no end", arguments) }
    guard case .exited(let status) = process.status(), statuses.contains(status) else {
      throw failure("ended \(process.status())", arguments)
    }
    return (status, start.duration(to: .now) / .seconds(1))
  }

  /// - Parameters:
  ///   - seconds: How long it takes otherwise.
  ///   - folder: The folder in which it changes files.
  func kill(
    _ arguments: [String], by line: KillLine, seconds: Double, changing folder: URL,
    in statuses: Set<Int32> = [0]
  ) throws {
    unlink(complaints)
    var watch: FolderWatch?
    if case .change = line.moment { watch = FolderWatch(folder.path) }
    let start = ContinuousClock.now
    let process = try ChildProcess(Self.program, arguments, complaints: complaints)
    switch line.moment {
    case .share(let share):
      let end = start + .seconds(seconds * Double(share) / 1000)
      while ContinuousClock.now < end, !process.hasEnded {}
    case .change(let number):
      while !process.hasEnded, watch!.count < number {
        watch!.take()
        guard start.duration(to: .now) < .seconds(Self.patience) else {
          throw failure("has no end", arguments)
        }
      }
    }
    process.signal(line.signal.number)
    guard process.waitForEnd(seconds: Self.patience) else {
      throw failure("does not end by SIG\(line.signal)", arguments)
    }
    switch process.status() {
    case .signalled(line.signal.number): break
    case .exited(let status) where statuses.contains(status): break
    case let status: throw failure("ended \(status)", arguments)
    }
  }

  private func failure(_ what: String, _ arguments: [String]) -> TrialFailure {
    let words = FileManager.default.contents(atPath: complaints) ?? Data()
    let reason = String(decoding: words.suffix(4000), as: UTF8.self)
    return TrialFailure("\(what): \(reason)\nportico \(arguments.joined(separator: " "))")
  }
}
