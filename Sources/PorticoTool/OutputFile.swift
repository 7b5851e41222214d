import Foundation
import PorticoCheck

/// Writes the files that the user requests.
package enum OutputFile {
  /// Writes a text to a file, which is replaced completely or not at all, or to a device, a pipe or an open
  /// descriptor. If the path is a symbolic link, the file that it refers to is replaced or created.
  static func write(_ text: String, to path: String) throws(Mistake) {
    func mistake(_ reason: String) -> Mistake {
      Mistake(message: "\(path) cannot be written: \(reason)")
    }
    if let descriptor = descriptor(path) {
      let error = write(text, to: descriptor)
      guard error == 0 else { throw mistake(reason(error)) }
      return
    }
    var info = stat()
    let kind = stat(path, &info) == 0 ? info.st_mode & S_IFMT : S_IFREG
    guard kind != S_IFDIR else { throw mistake("it is a folder") }
    if kind != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw mistake(reason(errno)) }
      defer { close(descriptor) }
      let error = write(text, to: descriptor)
      guard error == 0 else { throw mistake(reason(error)) }
      return
    }
    do throws(FileDraft.Failure) {
      try FileDraft.replace(path, with: text)
    } catch {
      let folder = AbsolutePath.folder(of: (try? FileDraft.target(of: path)) ?? path)
      let isThere = FileManager.default.fileExists(atPath: folder)
      throw mistake(isThere ? error.reason : "there is no folder '\(folder)'")
    }
  }

  /// Returns the descriptor of `/dev/stdout` and the like. Opening the path again would replace the file.
  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default:
      ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix).flatMap {
        Int32(path.dropFirst($0.count))
      }
    }
  }

  /// Writes a whole text.
  ///
  /// - Returns: 0, or the number of the error.
  package static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { Output.write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  package static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
