/// Reckons with paths without asking the file system.
enum Paths {
  /// A path as seen from a folder, without `.` and `..`.
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

  /// What follows the last point of the name, in small letters.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// The name without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }

  /// A path as seen from a folder above it; nil if it is elsewhere.
  static func inside(_ path: String, of folder: String) -> String? {
    if path == folder { return "." }
    let base = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  /// A name that Swift takes for a module, as Xcode makes it of a product's name.
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
