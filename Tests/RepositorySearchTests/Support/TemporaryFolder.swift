import Foundation

@testable import RepositorySearchServices

/// A folder that is gone when this object is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("repositories-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  @discardableResult
  func git(_ arguments: String..., in path: String = ".", at time: Int = 0) async throws -> String {
    let date = "\(1_700_000_000 + time) +0000"
    let identity = ["-c", "user.name=Mona Lisa", "-c", "user.email=mona@example.com"]
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging([
        "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
      ]) { $1 }
    let result = try await Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "-C", url.appendingPathComponent(path).path] + identity + arguments,
      environment: environment)
    guard result.status == 0 else {
      throw CocoaError(.executableLoad, userInfo: ["git": result.problems])
    }
    return String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A repository with so many commits, each of which adds a file in Swift.
  func makeRepository(_ path: String, commits: Int = 1) async throws {
    try makeFolder(path)
    try await git("init", "-q", in: path)
    for number in 0..<commits {
      try write("// \(number)", to: "\(path)/File\(number).swift")
      try await git("add", "-A", in: path)
      try await git(
        "commit", "-q", "-m", "Add file \(number)\n\nBecause.", in: path, at: number * 60)
    }
  }
}
