import Foundation
import PorticoCheck

/// Writes what a person asked for, and says why it can't.
package enum OutputFile {
  /// A file is replaced as a whole or not at all; a device or a pipe is written to.
  static func write(_ text: String, to path: String) throws(Mistake) {
    func mistake(_ reason: String) -> Mistake {
      Mistake(message: "\(path) cannot be written: \(reason)")
    }
    var info = stat()
    let exists = stat(path, &info) == 0
    guard !exists || info.st_mode & S_IFMT != S_IFDIR else { throw mistake("it is a folder") }
    if exists, info.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw mistake(reason(errno)) }
      defer { close(descriptor) }
      let error = write(text, to: descriptor)
      guard error == 0 else { throw mistake(reason(error)) }
      return
    }
    do {
      // What a link leads to is replaced, not the link.
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: AbsolutePath.of(path)), options: .atomic)
    } catch {
      let folder = AbsolutePath.folder(of: path)
      guard FileManager.default.fileExists(atPath: folder) else {
        throw mistake("there is no folder '\(folder)'")
      }
      guard access(folder, W_OK | X_OK) == 0 else { throw mistake(reason(errno)) }
      var underlying: (any Error)? = error
      while let next = underlying, !(next is POSIXError) {
        underlying = (next as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      }
      throw mistake(reason((underlying as? POSIXError)?.code.rawValue ?? EIO))
    }
  }

  /// Writes all of a text.
  ///
  /// - Returns: 0, or the number of the error that it ended with.
  package static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
  }

  package static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
