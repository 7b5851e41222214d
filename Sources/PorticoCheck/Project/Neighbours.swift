/// Elements by where their files lie: finds the nearest to a file without looking at each.
///
/// What shares more folders with a file is nearer; nearest is what stands in it.
final class Neighbours<Element> {
  private(set) var elements: [(file: SourceFile, element: Element)] = []
  private var places: [Int: Place] = [:]
  private var isIndexed = false

  /// What lies in a folder and below it, or in a file.
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
    /// How many folders are shared; one more stands for the same file.
    let level: Int
    /// How many elements are equally near.
    let count: Int
    /// The first of them with their numbers, no more than `most`.
    let elements: [(number: Int, element: Element)]
    /// The fewest folders that one of them is in.
    let leastDepth: Int
  }

  /// More than these nobody asks for.
  static var most: Int { 64 }

  func add(_ element: Element, in file: SourceFile) {
    elements.append((file, element))
    isIndexed = false
  }

  /// Complexity: O(depth of the file's folder), once all elements are known.
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

  /// The same without the index: most names are one type's.
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

  /// The first elements in a folder and below it, or in a file, no more than `most` of them.
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
