import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The process that answers as GitHub does, as long as this object lives.
final class GitHubServer: Sendable {
  struct Request: Decodable, Sendable {
    let method: String
    let target: String
    let headers: [String: String]
    let status: Int?
    let isGone: Bool
  }

  /// What a busy machine may take where a test is not about time.
  static let patience = Duration.seconds(600)

  let address: String
  private let process: Process
  private let input = Pipe()

  init(_ arguments: String...) async throws {
    // Products lie beside the tests.
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let output = Pipe()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("github-server")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    self.process = process
    address = try await withCheckedThrowingContinuation { continuation in
      Thread {
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        if line.isEmpty {
          continuation.resume(throwing: CocoaError(.fileReadUnknown))
        } else {
          continuation.resume(returning: line.trimmingCharacters(in: .newlines))
        }
      }.start()
    }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  var port: Int { URL(string: address)?.port ?? 0 }

  /// What was asked so far.
  var requests: [Request] {
    get async throws {
      try JSONDecoder().decode([Request].self, from: await control("requests"))
    }
  }

  /// The queries that were searched for.
  var queries: [String] {
    get async throws {
      try await requests.map { request in
        URLComponents(string: request.target)?.queryItems?.first { $0.name == "q" }?.value ?? ""
      }
    }
  }

  func isAsked(for text: String, times: Int = 1) async throws {
    try await control("await?text=\(text)&count=\(times)")
  }

  func isLeft(by text: String) async throws {
    try await control("gone?text=\(text)")
  }

  func release(_ name: String) async throws {
    try await control("release?name=\(name)")
  }

  func liftLimits() async throws {
    try await control("reset")
  }

  @discardableResult
  private func control(_ command: String) async throws -> Data {
    guard let url = URL(string: "\(address)/__\(command)") else { throw URLError(.badURL) }
    return try await URLSession.shared.data(from: url).0
  }
}
