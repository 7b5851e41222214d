import Foundation
import PorticoCheck

/// Writes what a person asked for, and says why it can't.
enum OutputFile {
  static func write(_ text: String, to path: String) throws(Mistake) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      let folder = (path as NSString).deletingLastPathComponent
      let reason =
        folder.isEmpty || FileManager.default.fileExists(atPath: folder)
        ? "no permission, or no space" : "there is no folder '\(folder)'"
      throw Mistake(message: "\(path) cannot be written: \(reason)")
    }
  }
}
