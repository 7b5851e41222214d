import Foundation

/// Reads and writes files in one piece.
enum WholeFile {
  /// The contents; nil if they can't be read, which `errno` explains.
  static func bytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return size(descriptor).flatMap { bytes(descriptor, at: 0, count: Int($0)) }
  }

  /// A part of an open file, or what there is of it.
  static func bytes(_ descriptor: Int32, at start: Int, count: Int) -> [UInt8]? {
    guard count >= 0 else { return nil }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = pread(descriptor, buffer.baseAddress! + done, count - done, off_t(start + done))
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

  /// Puts contents in place of a file at once, so that nobody sees half of them, and makes its folder.
  ///
  /// - Returns: Whether that went well.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let folder = AbsolutePath.folder(of: path)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let written: Void? = try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    return written != nil
  }
}
