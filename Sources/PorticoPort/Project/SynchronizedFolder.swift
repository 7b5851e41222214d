import Foundation

/// The files of a folder that Xcode 16 synchronizes with the file system.
struct SynchronizedFolder {
  /// The paths relative to the folder, sorted. A bundle is a single file.
  let files: [String]

  /// The largest number of files, because a project can refer to the whole disk.
  private static let most = 200_000

  /// - Parameter whole: The folders that are copied unchanged.
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

  /// Returns `true` for a folder, but not for a link to a folder, because links can form cycles.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
