/// The types that implement a protocol.
final class Implementers {
  private let all: [ProjectType]
  private let near = Neighbours<ProjectType>()
  /// The types by the subject of their names.
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

  /// Returns the implementations that a reference of `owner` to the protocol may lead to: the nearest ones with the
  /// same subject, or else the nearest one, if no other is equally near. Otherwise, returns all implementations if
  /// there are at most three, and none if there are more.
  func meant(by owner: ProjectType) -> [ProjectType] {
    guard all.count > 1 else { return all }
    if let same = byStem[owner.stem]?.nearest(to: owner.file) {
      return same.elements.map(\.element)
    }
    // With more than three implementations, the nearest one must share the outermost folder with the owner.
    if let nearest = near.nearest(to: owner.file), nearest.count == 1,
      nearest.level > 0 || all.count <= 3
    {
      return nearest.elements.map(\.element)
    }
    return all.count <= 3 ? all : []
  }
}
