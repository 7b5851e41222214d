import Foundation

@testable import PorticoCheck

/// Labelled screens in the styles real apps are written in.
enum Corpus {
  struct App {
    var name: String
    var labels: [String: String]
    var texts: [String: String]
    /// Paths of storyboards and nibs.
    var interfaces: [String] = []
    var layers: [Layer] = []
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  /// What was written for the purpose, and what apps in the wild taught, in `Apps`.
  static func apps() throws -> [App] {
    try [folder, folder.appending(path: "Apps")].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".txt") }
        .flatMap { try apps($0, String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
  }

  /// The apps of a file: what stands under `// APP:` is judged apart from the rest.
  static func apps(_ file: String, _ text: String) -> [App] {
    let mark = "// APP: "
    guard text.hasPrefix(mark) else { return [app(file, text)] }
    return text.dropFirst(mark.count).split(separator: "\n" + mark).map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return app("\(file): \(part[..<end])", String(part[end...].dropFirst()))
    }
  }

  static func app(_ name: String, _ text: String) -> App {
    var app = App(name: name, labels: [:], texts: [:])
    var path = "Main.swift"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// SCREENS: ") {
        for pair in line.dropFirst(12).split(separator: ",") {
          let parts = pair.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
          app.labels[parts[0]] = parts[1]
        }
      } else if line.hasPrefix("// LAYER: ") {
        app.layers.append(layer(line.dropFirst(10)))
      } else if line.hasPrefix("// FILE: ") {
        path = String(line.dropFirst(9))
        if !path.hasSuffix(".swift") { app.interfaces.append(path) }
      } else if path.hasSuffix(".swift") {
        app.texts[path, default: ""] += line + "\n"
      }
    }
    return app
  }

  /// `Features = App/Features > Domain, Common`: a name, a folder, and whom it may know.
  private static func layer(_ text: Substring) -> Layer {
    let parts = text.split(whereSeparator: "=>".contains).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return Layer(
      name: parts[0], folders: [parts[1]],
      mayKnow: parts.count > 2 ? parts[2].components(separatedBy: ", ") : [])
  }

  /// A label for a pattern, the two kinds of MVP apart.
  static func label(_ pattern: Pattern) -> String {
    switch pattern {
    case .mvpPassive: "MVP"
    case .mvpSupervising: "MVP-S"
    default: pattern.rawValue
    }
  }
}
