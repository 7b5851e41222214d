/// The types that a name can mean, found by how near they are to who names it.
final class Namesakes {
  /// By whether they are tests or belong to a toolkit: to whom that is not equal they mean less, or nothing.
  private var groups: [Group: Neighbours<ProjectType>] = [:]
  private(set) var types: [ProjectType] = []

  private struct Group: Hashable {
    let isTest: Bool
    let isToolkit: Bool
    /// Inside another type, and named without that.
    let isInner: Bool
  }

  /// How well a type fits; of two that fit equally the one that was declared first.
  private struct Fit: Comparable {
    let level: Int
    let penalty: Int
    let number: Int

    static func < (one: Fit, other: Fit) -> Bool {
      (one.level, -one.penalty, -one.number) < (other.level, -other.penalty, -other.number)
    }
  }

  func add(_ type: ProjectType, isInner: Bool) {
    types.append(type)
    let group = Group(isTest: type.file.isTest, isToolkit: type.isToolkit, isInner: isInner)
    if groups[group] == nil { groups[group] = Neighbours() }
    groups[group]?.add(type, in: type.file)
  }

  /// The type that is meant in a file. Only in the toolkit itself can its types be meant by a name that others have too.
  ///
  /// A folder more that is shared counts more than all else.
  static func nearest(
    to file: SourceFile, in all: [Namesakes?], withInner: [Bool]
  ) -> ProjectType? {
    var best: (fit: Fit, type: ProjectType)?
    for (namesakes, withInner) in zip(all, withInner) {
      for (group, neighbours) in namesakes?.groups ?? [:]
      where (withInner || !group.isInner) && (file.isToolkit || !group.isToolkit) {
        guard let found = neighbours.nearest(to: file), let type = found.elements.first?.element
        else { continue }
        let fit = Fit(
          level: found.level,
          penalty: (group.isTest == file.isTest ? 0 : 4) + (group.isInner ? 2 : 0),
          number: type.number)
        if best.map({ $0.fit < fit }) ?? true { best = (fit, type) }
      }
    }
    return best?.type
  }
}
