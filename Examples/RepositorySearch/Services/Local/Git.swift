#if os(Linux) || os(macOS)
  import Foundation
  import RepositorySearchDomain

  /// Runs git in a repository.
  struct Git: Sendable {
    private let program: URL
    private let environment: [String: String]

    /// - Throws: `gitMissing` if git is in no folder of `PATH`.
    init(
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(RepositoryServiceError) {
      let program = (environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("git") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let program else { throw .gitMissing }
      self.program = program
      // Variables that hooks set, such as GIT_DIR, would direct git to another repository.
      self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
        .merging([
          "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
          "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
        ]) { $1 }
    }

    /// Returns the output of git with these arguments.
    func output(
      _ arguments: [String], in folder: URL
    ) async throws(RepositoryServiceError) -> Data {
      // Without the ceiling, git would search the parent folders if this folder isn't a repository. Settings
      // that make git run other programs are disabled.
      let environment = environment.merging(
        ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]) { $1 }
      let settings = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "log.showSignature=false",
        "i18n.logOutputEncoding=UTF-8",
      ]
      let options = ["--no-pager", "-C", folder.path] + settings.flatMap { ["-c", $0] }
      let result: Subprocess.Result
      do {
        if let trap = await GitTrap.find(in: folder) {
          throw RepositoryServiceError.gitFailed(
            message: "git would wait for ever: \(trap) is not a file.")
        }
        result = try await Subprocess.run(program, options + arguments, environment: environment)
      } catch is CancellationError {
        throw .cancelled
      } catch let error as RepositoryServiceError {
        throw error
      } catch Subprocess.Problem.tooSlow {
        throw .gitFailed(message: "git did not answer in time; it may wait for a file.")
      } catch Subprocess.Problem.tooLarge {
        throw .gitFailed(message: "git's answer is too large.")
      } catch {
        throw .gitFailed(message: "\(error)")
      }
      guard result.status == 0 else {
        let problems = result.problems.trimmingCharacters(in: .whitespacesAndNewlines)
        throw .gitFailed(
          message: problems.isEmpty ? "git ended with status \(result.status)." : problems)
      }
      return result.output
    }
  }
#endif
