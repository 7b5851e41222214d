import Foundation
import PorticoCheck

/// Reads `.xcconfig` files and the files that they include.
struct SettingsFile {
  private(set) var settings: [String: String] = [:]
  private(set) var problems: [Remark] = []
  private var open: Set<String> = []
  /// The number of files that were read. It's limited, because it can double with each level of includes.
  private var read = 0
  private let folder: String

  /// - Parameter folder: The folder in which included files are searched if they aren't next to the file.
  init(_ path: String, from place: (path: String, line: Int), folder: String) {
    self.folder = folder
    readFile(path, from: place, isOptional: false)
  }

  private mutating func readFile(
    _ path: String, from place: (path: String, line: Int), isOptional: Bool
  ) {
    read += 1
    guard read < 1000, open.insert(path).inserted else {
      problems.append(Remark(place.path, place.line, "\(Paths.name(path)) includes itself"))
      return
    }
    defer { open.remove(path) }
    guard let text = try? TextFile.found(path) else {
      if !isOptional {
        problems.append(
          Remark(place.path, place.line, "\(Paths.name(path)) is not there; is it generated?"))
      }
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { read(line, (path, index + 1)) }
  }

  private mutating func read(_ line: Substring, _ place: (path: String, line: Int)) {
    let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
      .trimmingCharacters(in: .whitespaces)
    if line.hasPrefix("#include") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return }
      let name = String(parts[1])
      var path = Paths.join(AbsolutePath.folder(of: place.path), name)
      if !FileManager.default.fileExists(atPath: path) {
        let other = Paths.join(folder, name)
        if FileManager.default.fileExists(atPath: other) { path = other }
      }
      readFile(path, from: place, isOptional: line.hasPrefix("#include?"))
      return
    }
    guard let equals = Self.equals(line) else { return }
    let name = line[..<equals].trimmingCharacters(in: .whitespaces)
    let value = line[line.index(after: equals)...].trimmingCharacters(
      in: CharacterSet(charactersIn: " \t;"))
    settings[name] = value.replacing("$(inherited)", with: settings[name] ?? "$(inherited)")
  }

  /// Returns the index of the `=` that isn't part of a condition, as in `NAME[sdk=iphoneos*] = value`.
  private static func equals(_ line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}
