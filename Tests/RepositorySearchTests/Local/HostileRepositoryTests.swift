import Foundation
import RepositorySearchDomain
import Testing

@testable import RepositorySearchServices

@Suite(
  "Repositories of somebody who means harm",
  .enabled(if: (try? Git()) != nil, "git is not installed"), .timeLimit(.minutes(15)))
struct HostileRepositoryTests {
  let folder: TemporaryFolder
  let service: LocalRepositoryService
  private var path: String { folder.url.appendingPathComponent("kit").path }
  private var mark: String { folder.url.appendingPathComponent("harm").path }
  private var kit: Repository { Repository(id: path, owner: "", name: "kit") }

  init() async throws {
    folder = try TemporaryFolder()
    service = LocalRepositoryService(folder: folder.url, pageSize: 3)
    try await folder.makeRepository("kit", commits: 2)
  }

  private func found() async throws -> [Repository] {
    try await service.repositories(matching: "kit", page: nil).elements
  }

  private func failure() async throws -> String {
    let error = await #expect(throws: RepositoryServiceError.self) {
      _ = try await service.commits(of: kit, page: nil)
    }
    guard case .gitFailed(let message) = try #require(error) else { return "another error" }
    return message
  }

  @Test("Neither its settings nor its hooks run anything")
  func programs() async throws {
    for name in [
      "core.fsmonitor", "core.pager", "gpg.program", "diff.external", "filter.evil.clean",
      "filter.evil.process", "core.sshCommand", "alias.log",
    ] {
      try await folder.git("config", name, "touch \(mark); cat", in: "kit")
    }
    try await folder.git("config", "log.showSignature", "true", in: "kit")
    try folder.write("* filter=evil diff=evil\n", to: "kit/.git/info/attributes")
    #expect(try await found().map(\.language) == ["Swift"])
    #expect(try await service.commits(of: kit, page: nil).elements.count == 2)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("A commit that is missing is told of and not fetched; so is a broken branch")
  func missing() async throws {
    for (name, value) in [
      ("remote.o.url", "ext::sh -c touch% \(mark)"), ("remote.o.promisor", "true"),
      ("extensions.partialClone", "o"), ("core.repositoryFormatVersion", "1"),
      ("protocol.ext.allow", "always"),
    ] { try await folder.git("config", name, value, in: "kit") }
    let head = try await folder.git("rev-parse", "HEAD", in: "kit")
    try FileManager.default.removeItem(
      atPath: path + "/.git/objects/\(head.prefix(2))/\(head.dropFirst(2))")
    #expect(try await failure().contains("bad object"))
    #expect(!FileManager.default.fileExists(atPath: mark))
    try folder.write("nonsense\n", to: "kit/.git/refs/heads/main")
    try folder.write("ref: refs/heads/main\n", to: "kit/.git/HEAD")
    #expect(try await failure().contains("broken"))
  }

  @Test("Pipes and devices in place of files are not waited for")
  func pipes() async throws {
    for name in [".git/description", "README.md", ".mailmap"] {
      try? FileManager.default.removeItem(atPath: path + "/" + name)
      mkfifo(path + "/" + name, 0o600)
    }
    try FileManager.default.createSymbolicLink(
      atPath: path + "/description", withDestinationPath: "/dev/zero")
    #expect(try await found().map(\.description) == [nil])
    #expect(try await service.commits(of: kit, page: nil).elements.count == 2)
    for name in ["config", "HEAD", "packed-refs", "objects/aa/bb"] {
      let place = path + "/.git/" + name
      let kept = try? Data(contentsOf: URL(fileURLWithPath: place))
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: place).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      mkfifo(place, 0o600)
      #expect(try await found().map(\.language) == [nil])
      #expect(try await failure().hasSuffix("/.git/\(name) is not a file."))
      unlink(place)
      try kept?.write(to: URL(fileURLWithPath: place))
    }
  }

  @Test("A program that says nothing or too much is ended, also while another holds its pipe")
  func limits() async throws {
    func run(_ script: String, _ limits: Subprocess.Limits) async throws {
      _ = try await Subprocess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
        limits: limits)
    }
    await #expect(throws: Subprocess.Problem.tooSlow) {
      try await run("sleep 600 & sleep 600", .init(time: .milliseconds(200)))
    }
    await #expect(throws: Subprocess.Problem.tooLarge) {
      try await run(
        "while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done", .init(bytes: 100_000))
    }
  }

  private func makeTree(from list: String) async throws -> String {
    let result = try await Subprocess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "git -C '\(path)' mktree < '\(path)/../\(list)'"],
      environment: ProcessInfo.processInfo.environment)
    return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  @Test("A tree of more files than there is space for has no language, and ends")
  func bomb() async throws {
    var object = try await folder.git("hash-object", "-w", "File0.swift", in: "kit")
    var kind = "100644 blob"
    for _ in 0..<9 {
      let tree = (0..<10).map { "\(kind) \(object)\tf\($0)" }.joined(separator: "\n")
      try folder.write(tree + "\n", to: "tree")
      object = try await makeTree(from: "tree")
      kind = "040000 tree"
    }
    let commit = try await folder.git("commit-tree", "-m", "Bomb", object, in: "kit")
    try await folder.git("update-ref", "HEAD", commit, in: "kit")
    #expect(try await found().map(\.language) == [nil])
    #expect(try await service.commits(of: kit, page: nil).elements.map(\.summary) == ["Bomb"])
  }
}
