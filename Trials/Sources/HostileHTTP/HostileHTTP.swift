import Foundation
import RepositorySearchDomain
import RepositorySearchPresentation
import RepositorySearchServices
import TrialKit

/// Searches GitHub at a server whose answers are wrong, endless, compressed to nothing or broken off.
///
/// Each line of a script is an answer. Every search has to end in a result or in an error that a person can read,
/// in bounded time and memory.
@MainActor final class HostileHTTP: Trial {
  /// How long an answer may take, and how long the search may take to say so: reading 16 MB of JSON takes seconds.
  private static let timeout = Duration.seconds(1)
  private static let patience = Duration.seconds(60)
  /// The most memory, in bytes, while an answer comes. That of 16 MB is much more when it is read as JSON.
  private static let memory = 900 << 20

  func script(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 2...8, using: &random)).map { _ in
      HostileAnswer.random(using: &random).line
    }
  }

  func perform(_ lines: [String]) async throws -> Int {
    var bytes = 0
    for line in lines {
      guard let answer = HostileAnswer(line) else { throw TrialFailure("no answer: \(line)") }
      let server = try HostileServer(answer)
      PeakMemory.reset()
      try await search(at: server.address, for: line)
      let peak = PeakMemory.now
      if peak > Self.memory { throw TrialFailure("\(peak >> 20) MB of memory: \(line)") }
      bytes += server.byteCount
    }
    return bytes
  }

  private func search(at address: String, for line: String) async throws {
    let service = try GitHubService(address: address, timeout: Self.timeout)
    let model = SearchViewModel(SearchModel(service: service, pause: .zero))
    model.query = "swift"
    let end = ContinuousClock.now + Self.patience
    while model.state == .loading || model.state == .idle {
      if ContinuousClock.now > end { throw TrialFailure("no end: \(line)") }
      try await Task.sleep(for: .milliseconds(2))
    }
    if let error = model.state.error { try check(error, line) }
    _ = model.rows
  }

  private func check(_ error: RepositoryServiceError, _ line: String) throws {
    let message = ListMessage(error)
    guard !message.title.isEmpty, !message.text.isEmpty,
      message.text.unicodeScalars.count < 1_000
    else { throw TrialFailure("nobody can read “\(error)”: \(line)") }
    if case .rateLimited(_, let date) = error {
      guard date.timeIntervalSinceNow < 90_000 else {
        throw TrialFailure("to wait until \(date): \(line)")
      }
    } else if !message.offersRetry {
      throw TrialFailure("no way to try again: \(line)")
    }
  }
}
