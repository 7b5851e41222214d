import Foundation
import TrialKit

/// `portico check` with a cache and a report, on sources that change.
@MainActor final class CheckScene: KillScene {
  let verbs = ["check", "edit"]

  private let sources: URL
  private let output: URL
  private let portico: PorticoRun
  private let original: FolderState
  private let paths: [String]
  /// How often each file was edited.
  private var edits: [Int: Int] = [:]
  /// What a run without a cache says of the present sources, by format.
  private var truths: [String: Truth] = [:]

  private struct Truth {
    let report: Data?
    let status: Int32
    let seconds: Double
  }

  init(_ folder: URL) throws {
    sources = folder.appendingPathComponent("Sources", isDirectory: true)
    output = folder.appendingPathComponent("Output", isDirectory: true)
    portico = PorticoRun(folder)
    let examples = Repository.folder.appendingPathComponent("Examples", isDirectory: true)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for name in ["Subscriptions", "Calculator"] {
      try FileManager.default.copyItem(
        at: examples.appendingPathComponent(name), to: sources.appendingPathComponent(name))
    }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    original = FolderState(of: sources)
    paths = original.items.keys.filter { $0.hasSuffix(".swift") }.sorted()
  }

  func reset() throws {
    for index in edits.keys { try write(index, count: 0) }
    edits = [:]
    truths = [:]
    try FileManager.default.removeItem(at: output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  }

  func perform(_ line: KillLine) throws {
    if line.words[0] == "edit" {
      let index = line.number(1) % paths.count
      edits[index, default: 0] += 1
      truths = [:]
      try write(index, count: edits[index]!)
    } else {
      try kill(line)
    }
  }

  private func write(_ index: Int, count: Int) throws {
    guard case .file(var data) = original.items[paths[index]] else { return }
    for number in 0..<count {
      data += Data(
        """

        final class Edited\(index)_\(number)ViewController: UIViewController {
          var delegate: (any UITableViewDelegate)?
        }

        """.utf8)
    }
    try data.write(to: sources.appendingPathComponent(paths[index]))
  }

  private func kill(_ line: KillLine) throws {
    let format = line.word(1)
    let truth = try truth(format)
    let report = output.appendingPathComponent("report")
    let old = FileManager.default.contents(atPath: report.path)
    let arguments = arguments(
      format,
      [
        "--cache", output.appendingPathComponent("cache").path, "--output", report.path,
      ])
    try portico.kill(
      arguments, by: line, seconds: truth.seconds, changing: output, in: [truth.status])
    let new = FileManager.default.contents(atPath: report.path)
    guard new == old || new == truth.report else { throw TrialFailure("half a report") }
    try portico.finish(arguments, in: [truth.status])
    guard FileManager.default.contents(atPath: report.path) == truth.report else {
      throw TrialFailure("with the cache, the report is another")
    }
    let rest = Set(FolderState(of: output).items.keys)
    guard rest.isSubset(of: ["report", "cache", "cache.reports", "truth"]) else {
      throw TrialFailure("more than the report and the cache is left: \(rest.sorted())")
    }
  }

  private func truth(_ format: String) throws -> Truth {
    if let truth = truths[format] { return truth }
    let file = output.appendingPathComponent("truth")
    let (status, seconds) = try portico.finish(
      arguments(format, ["--no-cache", "--output", file.path]), in: [0, 1])
    let truth = Truth(
      report: FileManager.default.contents(atPath: file.path), status: status, seconds: seconds)
    truths[format] = truth
    return truth
  }

  private func arguments(_ format: String, _ others: [String]) -> [String] {
    ["check", "--format", format] + others + [sources.path]
  }
}
