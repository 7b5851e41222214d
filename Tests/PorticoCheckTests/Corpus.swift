import Foundation

@testable import PorticoCheck

/// Labelled screens in the styles real apps are written in.
enum Corpus {
  struct App {
    var name: String
    var labels: [String: String]
    var texts: [String: String]
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  static func apps() throws -> [App] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".txt") }
      .map { try app($0, String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
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
      } else if line.hasPrefix("// FILE: ") {
        path = String(line.dropFirst(9))
      } else {
        app.texts[path, default: ""] += line + "\n"
      }
    }
    return app
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
