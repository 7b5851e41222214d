import Foundation
import PorticoCheck

/// A version of an example, as it is counted.
struct CountedVersion {
  let name: String
  let lines: Int
  let types: Int
  let files: Int
  let scores: [Int]

  /// - Parameters:
  ///   - name: As it is shown.
  ///   - sources: Folders and files, relative to the package's.
  ///   - screen: The view controller that is measured.
  init(name: String, sources: [String], screen: String) throws {
    var texts: [String: String] = [:]
    for source in sources {
      for file in try Checkout.swiftFiles(below: source) {
        texts[file] = try String(contentsOf: Checkout.url(file), encoding: .utf8)
      }
    }
    let analysis = Analysis(texts: texts)
    guard let judged = analysis.screens.first(where: { $0.screen.name == screen }) else {
      throw Missing(screen: screen, sources: sources)
    }
    self.name = name
    lines = texts.values.map(Self.lines).reduce(0, +)
    types = analysis.project.types.count
    files = texts.count
    scores = [
      judged.measures.distribution, judged.measures.testability, judged.measures.easeOfUse,
    ].map { Int($0.value.rounded()) }
  }

  struct Missing: Error, CustomStringConvertible {
    let screen: String
    let sources: [String]

    var description: String { "No screen called \(screen) in \(sources.joined(separator: ", "))." }
  }

  /// Lines that are neither blank nor only a comment.
  private static func lines(in text: String) -> Int {
    text.split(separator: "\n").count { line in
      let line = line.drop { $0 == " " }
      return !line.isEmpty && !line.hasPrefix("//")
    }
  }
}
