#if os(Linux) || os(macOS)
  package import Foundation
  package import RepositorySearchDomain
  import RepositorySearchHTTP

  /// A service for the git repositories in a folder of this machine.
  ///
  /// git itself reads the commits. Files are read and git is run outside the thread pool of Swift's tasks.
  package final class LocalRepositoryService: RepositoryService {
    private let folder: URL
    private let depth: Int
    private let pageSize: Int
    private let environment: [String: String]
    private let files = DispatchQueue(label: "repositories", attributes: .concurrent)

    /// - Parameters:
    ///   - folder: The folder to search. It can be a repository itself.
    ///   - depth: The maximum depth of folders to search.
    ///   - environment: The environment, in whose `PATH` git is searched.
    package init(
      folder: URL, depth: Int = 4, pageSize: Int = 30,
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.folder = folder.standardizedFileURL
      self.depth = depth
      self.pageSize = pageSize
      self.environment = environment
    }

    /// Returns the repositories whose name or description contains the query, ignoring case. First come names equal to
    /// the query, then names that begin with it, then names and then descriptions that contain it.
    package func repositories(
      matching query: String, page: PageToken?
    ) async throws(RepositoryServiceError) -> Page<Repository> {
      let git = try Git(environment: environment)
      let start = if let page { try Self.start(page.rawValue) } else { 0 }
      let matches = try await matches(of: query.trimmingCharacters(in: .whitespacesAndNewlines))
      let shown = Array(matches.dropFirst(start).prefix(pageSize))
      let languages = await languages(of: shown.map(\.url), git)
      if Task.isCancelled { throw .cancelled }
      let end = start + shown.count
      return Page(
        elements: zip(shown, languages).map { match, language in
          Repository(
            id: match.url.path, owner: match.owner, name: match.name,
            description: match.description, language: language)
        },
        next: end < matches.count ? PageToken(rawValue: "\(end)") : nil, total: matches.count)
    }

    package func commits(
      of repository: Repository, page: PageToken?
    ) async throws(RepositoryServiceError) -> Page<Commit> {
      let git = try Git(environment: environment)
      let url = URL(fileURLWithPath: repository.id)
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw .folderMissing(path: url.path)
      }
      guard let position = try await position(of: page, git, in: url) else {
        return Page(elements: [])
      }
      let output = try await git.output(
        [
          "log", "-z", "--no-color", "--no-show-signature", "--no-mailmap", "--no-notes",
          "--format=tformat:%H%x00%an%x00%at%x00%B",
          "--skip=\(position.skip)", "-n", "\(pageSize + 1)", position.tip, "--",
        ], in: url)
      let commits = CommitLog.commits(in: output)
      let rest = position.skip + pageSize
      return Page(
        elements: Array(commits.prefix(pageSize)),
        next: commits.count > pageSize ? PageToken(rawValue: "\(position.tip) \(rest)") : nil)
    }

    /// Returns where a page of commits begins, or `nil` if there are no commits. Pages count from the newest commit
    /// at the time when the list was first loaded, so new commits don't shift the pages.
    private func position(
      of page: PageToken?, _ git: Git, in url: URL
    ) async throws(RepositoryServiceError) -> (tip: String, skip: Int)? {
      if let page {
        let parts = page.rawValue.split(separator: " ")
        guard parts.count == 2, parts[0].allSatisfy(\.isHexDigit) else {
          throw Self.nothing(at: page.rawValue)
        }
        return (String(parts[0]), try Self.start(parts[1]))
      }
      // If the folder isn't a repository, this call fails with git's message.
      _ = try await git.output(["rev-parse", "--git-dir"], in: url)
      let tip: Data
      do throws(RepositoryServiceError) {
        tip = try await git.output(["rev-parse", "--verify", "--quiet", "HEAD"], in: url)
      } catch .gitFailed {
        return try await Self.isUnborn(git, url) ? nil : ("HEAD", 0)
      }
      return (String(decoding: tip, as: UTF8.self).trimmingCharacters(in: .newlines), 0)
    }

    /// Returns whether the repository has no commits yet. An unreadable branch is a different error, which git reports.
    private static func isUnborn(_ git: Git, _ url: URL) async throws(RepositoryServiceError)
      -> Bool
    {
      do throws(RepositoryServiceError) {
        _ = try await git.output(["log", "-n", "1", "--format=%H", "--no-mailmap"], in: url)
        return false
      } catch .gitFailed(let message) where message.contains("does not have any commits yet") {
        return true
      }
    }

    /// Returns the index of the first element of a page.
    private static func start(
      _ text: some StringProtocol
    ) throws(RepositoryServiceError) -> Int {
      guard let start = Int(text), (0...Int(Int32.max)).contains(start) else {
        throw nothing(at: text)
      }
      return start
    }

    private static func nothing(at place: some StringProtocol) -> RepositoryServiceError {
      .malformedAnswer("no page begins at “\(place)”")
    }

    private func languages(of urls: [URL], _ git: Git) async -> [String?] {
      await withTaskGroup(of: (Int, String?).self) { group in
        var languages = [String?](repeating: nil, count: urls.count)
        for (index, url) in urls.enumerated() {
          // At most four at a time, because each one is a process.
          if index >= 4, let (done, language) = await group.next() { languages[done] = language }
          group.addTask {
            let output = try? await git.output(
              ["ls-tree", "-r", "-z", "--name-only", "HEAD"], in: url)
            let paths = String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\0")
            return (index, Language.mostCommon(in: paths))
          }
        }
        for await (done, language) in group { languages[done] = language }
        return languages
      }
    }

    private func matches(
      of query: String
    ) async throws(RepositoryServiceError) -> [LocalMatch] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw .folderMissing(path: folder.path) }
      let isCancelled = Locked(false)
      let matches = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          files.async { [folder, depth] in
            let found = RepositoryFinder(depth: depth)
              .repositories(in: folder) { isCancelled.withLock { $0 } }
            continuation.resume(
              returning: found.compactMap { LocalMatch($0, query: query) }.sorted())
          }
        }
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
      if Task.isCancelled { throw .cancelled }
      return matches
    }
  }
#endif
