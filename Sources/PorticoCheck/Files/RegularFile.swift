import Foundation

/// Reads files that the user didn't name. A project can contain a pipe that nobody writes to, or a device that
/// never ends. Neither is opened.
package enum RegularFile {
  /// The reason why a file isn't read.
  package struct Refusal: Error {
    package let reason: String

    init(_ error: Int32) { reason = String(cString: strerror(error)) }
    init(reason: String) { self.reason = reason }
    /// The text that follows the path in a message.
    package var problem: String { "cannot be read: \(reason)" }

    init(over most: Int) { reason = "it has more than \(most / 1_000_000) MB" }
  }

  /// Opens a file for reading. The caller has to close it.
  static func open(_ path: String) throws(Refusal) -> Int32 {
    var info = stat()
    guard stat(path, &info) == 0 else { throw Refusal(errno) }
    // Opening a device may already have an effect.
    if let reason = refusal(of: info) { throw Refusal(reason: reason) }
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Refusal(errno) }
    // Checks again, because the file may have been replaced in the meantime.
    if fstat(descriptor, &info) != 0 || refusal(of: info) != nil {
      close(descriptor)
      throw Refusal(reason: refusal(of: info) ?? "it is gone")
    }
    return descriptor
  }

  /// Returns the reason why a path doesn't lead to a regular file, or `nil` if it does.
  static func refusal(of info: stat) -> String? {
    switch info.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "it is a folder"
    case S_IFIFO: "it is a pipe, not a file"
    case S_IFSOCK: "it is a socket, not a file"
    default: "it is a device, not a file"
    }
  }

  /// Returns the reason why a file can't be read, or `nil` if it can.
  package static func refusal(_ path: String) -> Refusal? {
    do throws(Refusal) {
      close(try open(path))
      return nil
    } catch {
      return error
    }
  }

  static func bytes(_ path: String, most: Int = .max) throws(Refusal) -> [UInt8] {
    let descriptor = try open(path)
    defer { close(descriptor) }
    guard let size = size(descriptor).map(Int.init) else { throw Refusal(errno) }
    guard size <= most else { throw Refusal(over: most) }
    guard let bytes = bytes(descriptor, at: 0, count: size) else { throw Refusal(errno) }
    return bytes
  }

  /// Returns a range of an open file, as far as the file contains it, or `nil` if it can't be read.
  static func bytes(_ descriptor: Int32, at start: Int, count: Int) -> [UInt8]? {
    guard count >= 0 else { return nil }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = pread(descriptor, buffer.baseAddress! + done, count - done, off_t(start + done))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failed = true }
        guard got > 0 else { break }
        done += got
      }
    }
    return failed ? nil : bytes
  }

  static func size(_ descriptor: Int32) -> UInt64? {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? UInt64(info.st_size) : nil
  }
}
