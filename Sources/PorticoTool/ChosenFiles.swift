import Foundation
import PorticoCheck

/// The files that the user wants a report for, from a list with a path in each line.
struct ChosenFiles {
  let files: PathSet
  private let list: String
  private let lines: [(number: Int, path: String)]

  /// - Parameter list: The path of the list, or `-` for standard input.
  init(listedIn list: String, _ streams: Streams) throws {
    self.list = list
    let text: String
    if list == "-" {
      guard let input = String(validating: try streams.input(), as: UTF8.self) else {
        throw Mistake(message: "the list in standard input is not UTF-8")
      }
      text = input
    } else {
      text = try TextFile.read(list)
    }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { ($0 + 1, $1.trimmingCharacters(in: .whitespaces)) }.filter { !$0.1.isEmpty }
    files = PathSet(lines.map { AbsolutePath.of($0.path) })
  }

  /// Returns notes about the Swift files in the list that don't exist or aren't checked, with their lines.
  func notes(reading paths: [String]) -> [String] {
    let places = Set(paths.map(AbsolutePath.of))
    return lines.compactMap { line in
      guard line.path.hasSuffix(".swift"), !places.contains(AbsolutePath.of(line.path)) else {
        return nil
      }
      let isThere = FileManager.default.fileExists(atPath: line.path)
      return "\(list):\(line.number): "
        + (isThere
          ? "\(line.path) is not among the files that are checked"
          : "there is no file \(line.path)")
    }
  }
}
