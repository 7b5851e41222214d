import Foundation

/// Asks git, of repositories that may be anybody's: what makes git run another program or fetch something is switched
/// off, and it is not waited for without end.
struct Git {
  let folder: String
  /// Settings that go before the repository's.
  private var settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
  ]
  /// How long git may say nothing.
  var patience = Duration.seconds(60)

  private static let largest = 500_000_000

  init(folder: String) { self.folder = folder }

  /// - Returns: What it prints.
  func callAsFunction(_ arguments: String...) throws -> String {
    String(decoding: try bytes(arguments), as: UTF8.self)
  }

  /// - Parameter input: What it reads.
  /// - Returns: What it prints.
  func bytes(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let options = ["--no-pager", "-C", folder] + settings.flatMap { ["-c", $0] }
    process.arguments = ["git"] + options + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
    // From a file, because who writes into a pipe would have to read at the same time.
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
      // With what it has started: Foundation takes a process for one that runs as long as its heirs do.
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

  /// The same without the programs through which the repository would send every file that it compares.
  func withoutFilters() throws -> Git {
    // git ends with a mistake if there is none.
    let names = (try? self("config", "-z", "--name-only", "--get-regexp", "^filter\\.")) ?? ""
    let filters = Set(
      names.split(separator: "\0").compactMap { name in
        name.lastIndex(of: ".").map { String(name[..<$0]) }
      })
    var git = self
    for filter in filters.sorted() {
      // What git takes up to the first '=' is the setting's name.
      guard !filter.contains("=") else {
        throw Mistake(message: "the repository's '\(filter)' can't be switched off")
      }
      git.settings += ["\(filter).process=", "\(filter).required=false"]
    }
    return git
  }

  /// Reads all at once: who is not read stops when the pipe is full, and many files can have warnings.
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
