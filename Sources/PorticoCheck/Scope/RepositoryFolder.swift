import Foundation

/// The folder in which git stores a repository.
enum RepositoryFolder {
  /// Throws if git would hang in a repository: it opens and reads pipes and devices that have the name of one of
  /// its files.
  ///
  /// - Parameter folder: A folder of the work tree.
  static func verify(around folder: String) throws(Mistake) {
    var place = AbsolutePath.of(folder)
    var info = stat()
    while lstat(place + "/.git", &info) != 0 {
      guard place.count > 1 else { return }
      place = (place as NSString).deletingLastPathComponent
    }
    let own = place + "/.git"
    guard stat(own, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else { return try verify(own, 0) }
    // In a linked work tree or a submodule, `.git` is a file with the path of the folder.
    let git = absolute(try TextFile.found(own), named: "gitdir: ", in: place)
    try verify(git, 0)
    if let common = try? TextFile.found(git + "/commondir") {
      try verify(absolute(common, named: "", in: git), 0)
    }
  }

  private static func absolute(_ text: String, named name: String, in folder: String) -> String {
    let path = text.trimmingCharacters(in: .newlines).dropFirst(name.count)
    return path.hasPrefix("/") ? String(path) : folder + "/" + path
  }

  private static func verify(_ folder: String, _ depth: Int) throws(Mistake) {
    guard depth < 16, let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // git reads nothing in submodules here.
      if name == "." || name == ".." || name == "modules" && depth == 0 { continue }
      let path = folder + "/" + name
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): break
      case Int32(DT_DIR): try verify(path, depth + 1)
      default:
        var info = stat()
        if stat(path, &info) == 0, [S_IFIFO, S_IFCHR, S_IFBLK].contains(info.st_mode & S_IFMT),
          let reason = RegularFile.refusal(of: info)
        {
          throw Mistake(message: "git would wait for ever: \(path) cannot be read: \(reason)")
        }
      }
    }
  }
}
