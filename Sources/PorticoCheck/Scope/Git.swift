import Foundation

/// Runs git in repositories that may be anyone's. Settings that let git run another program or fetch something are
/// disabled, and git is terminated if it hangs.
struct Git {
  let folder: String
  /// The settings that override the repository's.
  private var settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
  ]
  /// The time that git may go without output.
  var patience = Duration.seconds(60)

  private static let largest = 500_000_000

  init(folder: String) { self.folder = folder }

  /// - Returns: The output of git.
  func callAsFunction(_ arguments: String...) throws -> String {
    String(decoding: try bytes(arguments), as: UTF8.self)
  }

  /// - Parameter input: The standard input of git.
  /// - Returns: The output of git.
  func bytes(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let options = ["--no-pager", "-C", folder] + settings.flatMap { ["-c", $0] }
    process.arguments = ["git"] + options + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
    // The input is a file, because writing to a pipe would require reading at the same time.
    let inputFile = input.isEmpty ? nil : tmpfile()
    defer { if let inputFile { fclose(inputFile) } }
    if let inputFile {
      guard fwrite(input, 1, input.count, inputFile) == input.count else {
        throw Mistake(message: "what git has to read cannot be written")
      }
      rewind(inputFile)
    }
    process.standardInput =
      inputFile.map { FileHandle(fileDescriptor: fileno($0)) } ?? FileHandle.nullDevice
    let pipes = [Pipe(), Pipe()]
    process.standardOutput = pipes[0]
    process.standardError = pipes[1]
    try process.run()
    let answers: [[UInt8]]
    do {
      answers = try read(pipes.map(\.fileHandleForReading.fileDescriptor))
    } catch {
      // Kills the child processes, too. For Foundation, a process runs as long as its descendants do.
      kill(-process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw error
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: answers[1], as: UTF8.self)
      throw Mistake(message: "git says: " + text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return answers[0]
  }

  /// Returns a copy that runs none of the filters with which the repository would convert every file.
  func withoutFilters() throws -> Git {
    // git ends with an error if there are no filters.
    let names = (try? self("config", "-z", "--name-only", "--get-regexp", "^filter\\.")) ?? ""
    let filters = Set(
      names.split(separator: "\0").compactMap { name in
        name.lastIndex(of: ".").map { String(name[..<$0]) }
      })
    var git = self
    for filter in filters.sorted() {
      // For git, the name of a setting ends at the first `=`.
      guard !filter.contains("=") else {
        throw Mistake(message: "the repository's '\(filter)' can't be switched off")
      }
      git.settings += ["\(filter).process=", "\(filter).required=false"]
    }
    return git
  }

  /// Reads all outputs at once, because git stops when a pipe is full, and it can write many warnings.
  private func read(_ descriptors: [Int32]) throws(Mistake) -> [[UInt8]] {
    var answers = descriptors.map { _ in [UInt8]() }
    var open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var block = [UInt8](repeating: 0, count: 65_536)
    while open.contains(where: { $0.fd >= 0 }) {
      let ready = poll(&open, nfds_t(open.count), Int32(patience / .milliseconds(1)))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        throw Mistake(message: "git has said nothing for \(patience): it may wait for a file")
      }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = Foundation.read(open[index].fd, &block, block.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { open[index].fd = -1 } else { answers[index] += block[..<count] }
        guard answers[index].count <= Self.largest else {
          throw Mistake(message: "git says more than \(Self.largest / 1_000_000) MB")
        }
      }
    }
    return answers
  }
}
