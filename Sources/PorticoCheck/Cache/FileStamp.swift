import Foundation

/// The metadata that identifies the contents of a file without reading them.
struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let file: UInt64
  let size: UInt64
  /// The times of the last change of the contents, and of the last change of any kind, in nanoseconds since 1970.
  let modified: UInt64
  let changed: UInt64

  init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    file = UInt64(info.st_ino)
    size = UInt64(info.st_size)
    #if canImport(Darwin)
      (modified, changed) = (Self.time(info.st_mtimespec), Self.time(info.st_ctimespec))
    #else
      (modified, changed) = (Self.time(info.st_mtim), Self.time(info.st_ctim))
    #endif
  }

  /// The identity of the file, regardless of its contents.
  var identity: Identity { Identity(device: device, file: file) }

  struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
  }

  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// Returns `true` if every later change will change the stamp. Some file systems store times in steps of up to
  /// two seconds.
  func isSettled(at now: UInt64) -> Bool { max(modified, changed) + 2_000_000_000 < now }

  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Self.time(time)
  }

  private static func time(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  func write(to archive: inout ArchiveWriter) {
    for value in [device, file, size, modified, changed] { archive.fixed(value) }
  }

  init(from archive: inout ArchiveReader) {
    device = archive.fixed()
    file = archive.fixed()
    size = archive.fixed()
    modified = archive.fixed()
    changed = archive.fixed()
  }
}
