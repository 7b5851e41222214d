import Foundation

/// What is changed by a program has to be seen by itself, and to be taken back.
package enum CleanTree {
  /// Refuses a folder outside of a repository, or with changes in it that are not committed.
  package static func verify(around folder: String) throws {
    let git = Git(folder: folder)
    let status: String
    do {
      try RepositoryFolder.verify(around: folder)
      status = try git.withoutFilters()(
        "-c", "core.quotePath=false", "status", "--porcelain", "--untracked-files=all",
        "--ignore-submodules=dirty")
    } catch let mistake as Mistake {
      throw Mistake(
        message: "'--apply' changes files only where git can bring them back; \(mistake.message)")
    }
    let dirty = status.split(separator: "\n")
    guard dirty.isEmpty else {
      let names = dirty.prefix(5).map { "\n  \($0)" }.joined()
      let more = dirty.count > 5 ? "\n  and \(dirty.count - 5) more" : ""
      throw Mistake(message: "commit or stash first what has changed:\(names)\(more)")
    }
  }
}
