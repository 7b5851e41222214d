import Foundation
import Synchronization

/// New contents of a file, stored next to it until they replace it. A reader of the file gets either the old or the
/// new contents, and if the program is killed, the old contents stay.
package final class FileDraft {
  /// An error, as a number of `errno`.
  package struct Failure: LocalizedError {
    package let number: Int32

    init(_ number: Int32 = errno) { self.number = number }

    package var reason: String { String(cString: strerror(number)) }
    package var errorDescription: String? { reason + "." }
  }

  /// The path of the file, with symbolic links resolved.
  package let path: String
  private let draft: String
  /// The descriptor of the draft, which is locked as long as a program uses the draft; -1 after the draft was removed.
  private var descriptor: Int32

  /// Writes new contents next to a file. If the path is a symbolic link, the contents are for the file that it
  /// refers to.
  package init(_ text: String, for path: String) throws(Failure) {
    let bytes = Array(text.utf8)
    (self.path, draft, descriptor) = try Self.make(bytes, path)
  }

  package init(_ bytes: [UInt8], for path: String) throws(Failure) {
    (self.path, draft, descriptor) = try Self.make(bytes, path)
  }

  deinit { discard() }

  /// Replaces the contents of a file.
  package static func replace(_ path: String, with text: String) throws(Failure) {
    try FileDraft(text, for: path).takePlace()
  }

  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    try FileDraft(bytes, for: path).takePlace()
  }

  package func takePlace() throws(Failure) {
    guard rename(draft, path) == 0 else {
      let failure = Failure()
      discard()
      throw failure
    }
    close(descriptor)
    descriptor = -1
  }

  package func discard() {
    guard descriptor >= 0 else { return }
    unlink(draft)
    close(descriptor)
    descriptor = -1
  }

  /// Returns the path of the file to write. Symbolic links are followed, even if their target doesn't exist.
  package static func target(of path: String) throws(Failure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      path = next.hasPrefix("/") ? next : AbsolutePath.folder(of: path) + "/" + next
    }
    throw Failure(ELOOP)
  }

  // MARK: Making

  private static let mark = ".portico-draft-"

  /// Returns `true` if the name is a draft's, which this program or a killed one created.
  package static func isDraft(_ name: String) -> Bool { name.hasPrefix(mark) }

  private static let number = Atomic<Int>(0)
  private static let swept = Mutex<Set<String>>([])

  private static func make(
    _ bytes: [UInt8], _ path: String
  ) throws(Failure) -> (path: String, draft: String, descriptor: Int32) {
    let path = try target(of: path)
    let folder = AbsolutePath.folder(of: path)
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists {
      guard old.st_mode & S_IFMT == S_IFREG else {
        throw Failure(old.st_mode & S_IFMT == S_IFDIR ? EISDIR : EEXIST)
      }
      guard access(path, W_OK) == 0 else { throw Failure() }
    }
    sweep(folder)
    let (draft, descriptor) = try create(in: folder)
    let error = write(bytes, to: descriptor)
    if error == 0 {
      if exists {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        _ = fchmod(descriptor, old.st_mode & 0o7777)
      }
      return (path, draft, descriptor)
    }
    unlink(draft)
    close(descriptor)
    throw Failure(error)
  }

  private static func create(
    in folder: String
  ) throws(Failure) -> (draft: String, descriptor: Int32) {
    while true {
      let number = number.wrappingAdd(1, ordering: .relaxed).newValue
      let draft = "\(folder)/\(mark)\(getpid())-\(number)"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor < 0, errno == EEXIST || errno == EINTR { continue }
      guard descriptor >= 0 else { throw Failure() }
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      // Before the lock, another program may have removed the draft as abandoned.
      var info = stat()
      if fstat(descriptor, &info) == 0, info.st_nlink > 0 { return (draft, descriptor) }
      close(descriptor)
    }
  }

  /// Removes the drafts of programs that were killed. Nobody holds the locks of these drafts.
  private static func sweep(_ folder: String) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where isDraft(name) {
      let draft = folder + "/" + name
      let descriptor = open(draft, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
      close(descriptor)
    }
  }

  /// - Returns: 0, or the number of the error.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { Output.write($0, to: descriptor) }
  }
}
