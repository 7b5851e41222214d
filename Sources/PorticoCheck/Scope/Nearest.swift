/// Answers mistakes with what was probably meant.
package enum Nearest {
  package static func of(_ word: String, among words: [String]) -> String? {
    let best = words.map { (word: $0, distance: distance(word, $0)) }.min {
      $0.distance < $1.distance
    }
    guard let best, best.distance <= max(min(2, word.count - 2), word.count / 3) else { return nil }
    return best.word
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
