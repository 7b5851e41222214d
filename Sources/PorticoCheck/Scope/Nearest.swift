import Foundation

/// Finds what the user probably meant.
package enum Nearest {
  package static func of(_ word: String, among words: [String]) -> String? {
    let most = max(min(2, word.count - 2), word.count / 3)
    // Nobody misspells a longer name, and the comparison takes the product of the lengths.
    guard word.utf8.count <= 256 else { return nil }
    let near = words.lazy.filter { abs($0.count - word.count) <= most }
    let best = near.map { (word: $0, distance: distance(word, $0)) }.min {
      $0.distance < $1.distance
    }
    guard let best, best.distance <= most else { return nil }
    return best.word
  }

  /// Returns the path of an existing file whose name is similar to that of a missing one, or `nil` if there is
  /// none.
  package static func file(_ path: String) -> String? {
    let folder = AbsolutePath.folder(of: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let near = of(name, among: names.sorted()), near != name else { return nil }
    return path.hasSuffix(name) ? path.dropLast(name.count) + near : nil
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}
