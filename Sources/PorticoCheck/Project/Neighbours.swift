/// Elements with their files. Finds the nearest elements to a file without a search through all elements.
///
/// The more folders two files share, the nearer they are. Elements in the same file are the nearest.
final class Neighbours<Element> {
  private(set) var elements: [(file: SourceFile, element: Element)] = []
  private var places: [Int: Place] = [:]
  private var isIndexed = false

  /// The elements in a folder and its subfolders, or in a file.
  private struct Place {
    var count = 0
    var first: [Int32] = []
    var leastDepth = Int.max

    mutating func add(_ number: Int32, ofDepth depth: Int) {
      count += 1
      leastDepth = min(leastDepth, depth)
      if first.count < Neighbours.most { first.append(number) }
    }
  }

  struct Found {
    /// The number of shared folders, and one more if the file is the same.
    let level: Int
    /// The number of elements that are equally near.
    let count: Int
    /// The first `most` of these elements, with their numbers.
    let elements: [(number: Int, element: Element)]
    /// The smallest depth of a folder that contains one of them.
    let leastDepth: Int
  }

  /// The largest number of elements that callers need.
  static var most: Int { 64 }

  func add(_ element: Element, in file: SourceFile) {
    elements.append((file, element))
    isIndexed = false
  }

  /// Returns the nearest elements to a file.
  ///
  /// - Complexity: O(depth of the file's folder) after the index is built.
  func nearest(to file: SourceFile) -> Found? {
    if elements.count <= 4 { return nearestOfFew(to: file) }
    if !isIndexed { index() }
    for (level, id) in file.places.enumerated().reversed() {
      guard let place = places[id] else { continue }
      return Found(
        level: level, count: place.count,
        elements: place.first.map { (Int($0), elements[Int($0)].element) },
        leastDepth: place.leastDepth)
    }
    return nil
  }

  /// Does the same without the index. Most names belong to a single type.
  private func nearestOfFew(to file: SourceFile) -> Found? {
    let levels = elements.map { element in
      zip(element.file.places, file.places).prefix { $0 == $1 }.count - 1
    }
    guard let level = levels.max() else { return nil }
    let numbers = elements.indices.filter { levels[$0] == level }
    return Found(
      level: level, count: numbers.count, elements: numbers.map { ($0, elements[$0].element) },
      leastDepth: numbers.map { elements[$0].file.folders.count }.min() ?? 0)
  }

  /// Returns the first `most` elements in a folder and its subfolders, or in a file.
  func first(in place: Int) -> [Element] {
    if !isIndexed { index() }
    return places[place]?.first.map { elements[Int($0)].element } ?? []
  }

  private func index() {
    places = [:]
    for (number, (file, _)) in elements.enumerated() {
      for id in file.places {
        places[id, default: Place()].add(Int32(number), ofDepth: file.folders.count)
      }
    }
    isIndexed = true
  }
}
