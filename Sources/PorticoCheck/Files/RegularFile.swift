import Foundation

/// Reads files that nobody named. What lies in a project may be a pipe that nobody writes to, or a device that never
/// ends: neither is opened.
package enum RegularFile {
  /// Why a file is not read.
  package struct Refusal: Error {
    package let reason: String

    init(_ error: Int32) { reason = String(cString: strerror(error)) }
    init(reason: String) { self.reason = reason }
    /// As it is told behind a path.
    package var problem: String { "cannot be read: \(reason)" }

    init(over most: Int) { reason = "it has more than \(most / 1_000_000) MB" }
  }

  /// Opens a file for reading; the caller closes it.
  static func open(_ path: String) throws(Refusal) -> Int32 {
    var info = stat()
    guard stat(path, &info) == 0 else { throw Refusal(errno) }
    // A device may do something as soon as it is opened.
    if let reason = refusal(of: info) { throw Refusal(reason: reason) }
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Refusal(errno) }
    // Another may stand in its place by now.
    if fstat(descriptor, &info) != 0 || refusal(of: info) != nil {
      close(descriptor)
      throw Refusal(reason: refusal(of: info) ?? "it is gone")
    }
    return descriptor
  }

  /// Why what a path leads to is no file to be read; nil if it is one.
  static func refusal(of info: stat) -> String? {
    switch info.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "it is a folder"
    case S_IFIFO: "it is a pipe, not a file"
    case S_IFSOCK: "it is a socket, not a file"
    default: "it is a device, not a file"
    }
  }

  /// Why a file can't be read; nil if it can.
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

  /// A part of an open file, or what there is of it.
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
