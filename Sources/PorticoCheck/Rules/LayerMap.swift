/// The layer of each file. The layer is looked up for every name, so it's determined once for each folder.
struct LayerMap {
  private var layers: [ObjectIdentifier: Layer] = [:]

  init(_ files: [SourceFile], _ all: [Layer]) {
    var numbers: [Substring: Int] = [:]
    for (number, layer) in all.enumerated() {
      for folder in layer.folders where numbers[Substring(folder)] == nil {
        numbers[Substring(folder)] = number
      }
    }
    var known: [Substring: Int?] = [:]
    for file in files {
      guard let end = file.path.lastIndex(of: "/") else { continue }
      let folder = file.path[...end]
      if known[folder] == nil { known[folder] = .some(Self.number(of: folder, numbers)) }
      if let number = known[folder] ?? nil { layers[ObjectIdentifier(file)] = all[number] }
    }
  }

  /// Returns the number of the first layer with a folder that is a part of the path, from any slash to any other.
  private static func number(of folder: Substring, _ numbers: [Substring: Int]) -> Int? {
    let ends = folder.indices.filter { folder[$0] == "/" }
    let starts = [folder.startIndex] + ends.map(folder.index(after:))
    var first: Int?
    for end in ends {
      for start in starts where start <= end {
        if let number = numbers[folder[start..<end]], number < first ?? .max { first = number }
      }
    }
    return first
  }

  func layer(of file: SourceFile) -> Layer? { layers[ObjectIdentifier(file)] }
}
