/// The types that implement a protocol.
final class Implementers {
  private let all: [ProjectType]
  private let near = Neighbours<ProjectType>()
  /// By what they are about.
  private var byStem: [String: Neighbours<ProjectType>] = [:]

  init(_ all: [ProjectType]) {
    self.all = all
    guard all.count > 1 else { return }
    for type in all {
      near.add(type, in: type.file)
      if byStem[type.stem] == nil { byStem[type.stem] = Neighbours() }
      byStem[type.stem]?.add(type, in: type.file)
    }
  }

  /// Who of many is meant by the protocol in a type: the one that is about the same, or the only one near.
  func meant(by owner: ProjectType) -> [ProjectType] {
    guard all.count > 1 else { return all }
    if let same = byStem[owner.stem]?.nearest(to: owner.file) {
      return same.elements.map(\.element)
    }
    // Somewhere below the same outermost folder.
    if let nearest = near.nearest(to: owner.file), nearest.count == 1,
      nearest.level > 0 || all.count <= 3
    {
      return nearest.elements.map(\.element)
    }
    return all.count <= 3 ? all : []
  }
}
