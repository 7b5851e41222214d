import Foundation

/// Requires a clean work tree, so that the changes of a program can be reviewed and reverted.
package enum CleanTree {
  /// Throws if a folder is outside of a repository, or contains uncommitted changes.
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
