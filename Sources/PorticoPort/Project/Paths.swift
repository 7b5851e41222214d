/// Computes paths without the file system.
enum Paths {
  /// Returns the absolute path of a path relative to a folder, without `.` and `..`.
  static func join(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in ((path.hasPrefix("/") ? "" : folder + "/") + path).split(separator: "/") {
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the file extension in lowercase.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// Returns the name without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Returns a path relative to a folder that contains it, or `nil` if the folder doesn't.
  static func inside(_ path: String, of folder: String) -> String? {
    if path == folder { return "." }
    let base = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  /// Returns the name of a module that Xcode derives from the name of a product.
  static func module(_ name: String) -> String {
    var text = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          scalar.properties.isXIDContinue ? scalar : "_"
        }))
    if text.first?.isNumber ?? true { text = "_" + text }
    return text
  }
}
