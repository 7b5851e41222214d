import Foundation
import RepositorySearchDomain
import Testing

@testable import RepositorySearchServices

private let hasGit = (try? Git()) != nil

@Suite(
  "Repositories of this machine", .enabled(if: hasGit, "git is not installed"),
  .timeLimit(.minutes(15)))
struct LocalRepositoryServiceTests {
  let folder: TemporaryFolder
  let service: LocalRepositoryService

  init() throws {
    folder = try TemporaryFolder()
    service = LocalRepositoryService(folder: folder.url, pageSize: 3)
  }

  func repository(_ path: String) -> Repository {
    Repository(id: folder.url.appendingPathComponent(path).path, owner: "", name: path)
  }

  func names(_ query: String) async throws -> [String] {
    try await service.repositories(matching: query, page: nil).elements.map(\.name)
  }

  @Test("Clones, worktrees and bare repositories are found, each once")
  func kinds() async throws {
    try await folder.makeRepository("work/kit-clone")
    try await folder.git("worktree", "add", "-q", "../kit-tree", in: "work/kit-clone")
    try await folder.git("clone", "-q", "--bare", "work/kit-clone", "deep/down/kit-bare.git")
    try await folder.makeRepository("a/b/c/d/kit-too-deep")
    try await folder.makeRepository(".hidden/kit-hidden")
    try await folder.makeRepository("work/kit-clone/kit-inside")
    try folder.makeFolder("kit-no-repository")
    let url = folder.url
    try FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent("work/loop"), withDestinationURL: url)
    try FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent("kit-again"),
      withDestinationURL: url.appendingPathComponent("work/kit-clone"))
    let found = try await service.repositories(matching: "KIT", page: nil).elements
    #expect(found.map(\.name) == ["kit-again", "kit-bare", "kit-tree"])
    #expect(found.map(\.owner) == [url.lastPathComponent, "down", "work"])
    #expect(found.map(\.language) == ["Swift", "Swift", "Swift"])
    #expect(found.allSatisfy { $0.stars == nil })
    for repository in found {
      #expect(try await service.commits(of: repository, page: nil).elements.count == 1)
    }
  }

  @Test("The best match comes first, and the query may match the description")
  func order() async throws {
    for name in ["swift-kit", "a-swift", "Swift", "described", "readme", "nothing"] {
      try await folder.makeRepository(name, commits: 0)
    }
    try folder.write("All about SWIFT\n", to: "described/.git/description")
    try folder.write("<p>\n\n# Also Swift\nMore", to: "readme/README.md")
    let first = try await service.repositories(matching: "swift", page: nil)
    #expect(first.elements.map(\.name) == ["Swift", "swift-kit", "a-swift"])
    #expect(first.total == 5)
    let second = try await service.repositories(matching: "swift", page: first.next)
    #expect(second.elements.map(\.name) == ["described", "readme"])
    #expect(second.elements.map(\.description) == ["All about SWIFT", "Also Swift"])
    #expect(second.next == nil)
    #expect(try await names("unnamed").isEmpty)
  }

  @Test("The language is that of most files")
  func language() async throws {
    try await folder.makeRepository("mixed", commits: 2)
    for name in ["a.c", "b.c", "c.c", "x.txt", "y.txt", "z.txt", "w.txt"] {
      try folder.write(name, to: "mixed/\(name)")
    }
    try await folder.git("add", "-A", in: "mixed")
    try await folder.git("commit", "-q", "-m", "Mix", in: "mixed")
    let found = try await service.repositories(matching: "mixed", page: nil).elements
    #expect(found.map(\.language) == ["C"])
  }

  @Test("Commits come a page at a time, the most recent first, though new ones are made meanwhile")
  func commits() async throws {
    try await folder.makeRepository("many", commits: 7)
    let first = try await service.commits(of: repository("many"), page: nil)
    #expect(first.elements.map(\.summary) == ["Add file 6", "Add file 5", "Add file 4"])
    #expect(first.elements[0].message == "Add file 6\n\nBecause.\n")
    #expect(first.elements[0].author == "Mona Lisa")
    #expect(first.elements[0].date == Date(timeIntervalSince1970: 1_700_000_360))
    #expect(first.elements[0].sha == (try await folder.git("rev-parse", "HEAD", in: "many")))
    try await folder.git("commit", "-q", "--allow-empty", "-m", "New", in: "many", at: 999)
    let second = try await service.commits(of: repository("many"), page: first.next)
    #expect(second.elements.map(\.summary) == ["Add file 3", "Add file 2", "Add file 1"])
    let third = try await service.commits(of: repository("many"), page: second.next)
    #expect(third.elements.map(\.summary) == ["Add file 0"])
    #expect(third.next == nil)
  }

  @Test("Odd names and messages are read as they are")
  func oddities() async throws {
    try await folder.makeRepository("-odd \"näme\";$(x)", commits: 0)
    let path = "-odd \"näme\";$(x)"
    for message in ["tab\tand ünïcode 🦉", "", "\u{1f}separators\u{1e}"] {
      try await folder.git(
        "commit", "-q", "--allow-empty", "--allow-empty-message", "-m", message, in: path)
    }
    let found = try await service.repositories(matching: "$(x)", page: nil).elements
    let commits = try await service.commits(of: try #require(found.first), page: nil).elements
    #expect(
      commits.map(\.summary) == ["\u{1f}separators\u{1e}", "", "tab\tand ünïcode 🦉"])
  }

  @Test("A repository without commits has none, without an error")
  func noCommits() async throws {
    try await folder.makeRepository("new", commits: 0)
    #expect(try await service.commits(of: repository("new"), page: nil) == Page(elements: []))
  }

  @Test("A log larger than a pipe is read whole")
  func largeLog() async throws {
    try await folder.makeRepository("large", commits: 1)
    let message = String(repeating: "A long line of a long message.\n", count: 20_000)
    try folder.write(message, to: "message")
    try await folder.git(
      "commit", "-q", "--allow-empty", "-F", "../message", in: "large", at: 100)
    let commits = try await service.commits(of: repository("large"), page: nil).elements
    #expect(commits.map(\.message.utf8.count) == [message.utf8.count, 21])
  }

  @Test("A missing folder is named")
  func missing() async throws {
    let path = folder.url.appendingPathComponent("gone").path
    let service = LocalRepositoryService(folder: URL(fileURLWithPath: path))
    await #expect(throws: RepositoryServiceError.folderMissing(path: path)) {
      _ = try await service.repositories(matching: "a", page: nil)
    }
    await #expect(throws: RepositoryServiceError.folderMissing(path: path)) {
      _ = try await service.commits(of: repository("gone"), page: nil)
    }
  }

  @Test("Without git it is said that git is missing")
  func noGit() async throws {
    let service = LocalRepositoryService(
      folder: folder.url, environment: ["PATH": folder.url.path])
    await #expect(throws: RepositoryServiceError.gitMissing) {
      _ = try await service.repositories(matching: "a", page: nil)
    }
  }

  @Test("What git refuses is told in its own words, not with the repository above")
  func refused() async throws {
    try await folder.makeRepository(".", commits: 1)
    try folder.makeFolder("inside")
    let error = await #expect(throws: RepositoryServiceError.self) {
      _ = try await service.commits(of: repository("inside"), page: nil)
    }
    guard case .gitFailed(let message) = try #require(error) else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(message.contains("not a git repository"))
  }

  @Test("Cancelling ends the program that runs")
  func cancel() async throws {
    let task = Task {
      try await Subprocess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "exec sleep 600"], environment: [:],
        limits: .init(time: GitHubServer.patience))
    }
    // The program would never end by itself.
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.repositories(matching: "a", page: nil)
    }
    await #expect(throws: RepositoryServiceError.cancelled) { try await search.value }
  }

  @Test("A program that writes much to both its outputs is read whole")
  func bothPipes() async throws {
    let script =
      "i=0; while [ $i -lt 3000 ]; do echo $i-------------------------------------------;"
      + " echo $i------------------------------------------- >&2; i=$((i+1)); done; exit 3"
    let result = try await Subprocess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: [:])
    #expect(result.status == 3)
    #expect(result.output.count > 128_000)
    #expect(result.problems.utf8.count == result.output.count)
  }
}
