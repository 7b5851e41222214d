import Foundation

/// Finds view controllers in Objective-C. They are counted, but not checked.
package enum ObjectiveCControllers {
  /// Returns the names of the view controllers, sorted.
  ///
  /// - Parameter paths: Headers and sources.
  package static func names(in paths: [String]) -> [String] {
    var parents: [Substring: Substring] = [:]
    for path in paths {
      guard let bytes = try? RegularFile.bytes(path, most: FileReader.largest) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("@interface") {
        // Categories and class extensions have no `:`.
        let words = line.dropFirst("@interface".count)
          .split { $0.isWhitespace || "<{".contains($0) || $0 == ":" }
        guard words.count > 1, line.contains(":"), !words[1].hasPrefix("(") else { continue }
        parents[words[0]] = words[1]
      }
    }
    return parents.keys.filter { name in
      var place = name
      // A longer chain is a cycle.
      for _ in 0..<100 {
        guard let parent = parents[place] else { break }
        place = parent
      }
      return place.hasPrefix("UI") && place.hasSuffix("Controller")
    }.map(String.init).sorted()
  }
}
