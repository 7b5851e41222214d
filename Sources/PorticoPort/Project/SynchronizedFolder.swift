import Foundation

/// The files of a folder that Xcode 16 keeps in step with the disk.
struct SynchronizedFolder {
  /// From the folder, in order; bundles are one file.
  let files: [String]

  /// A project can name the whole disk.
  private static let most = 200_000

  /// - Parameter whole: Folders that are copied as they are.
  init(_ folder: String, whole: Set<String> = []) {
    var files: [String] = []
    var stack = [""]
    while let place = stack.popLast(), files.count < Self.most {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + place)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = place.isEmpty ? name : place + "/" + name
        if whole.contains(path) || !Self.isFolder(folder + "/" + path)
          || FileKind.bundles.contains(Paths.ending(name))
        {
          files.append(path)
        } else {
          stack.append(path)
        }
      }
    }
    self.files = files.sorted()
  }

  /// Whether a folder is there, and not by a link: those can lead in circles.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
