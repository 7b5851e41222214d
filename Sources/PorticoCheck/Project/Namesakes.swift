/// The types with the same name. The nearest one to the file that uses the name is meant.
final class Namesakes {
  /// The types by group. A type in another group than the file is less likely meant; a toolkit's types aren't
  /// visible to other files.
  private var groups: [Group: Neighbours<ProjectType>] = [:]
  private(set) var types: [ProjectType] = []
  /// The first type of each module, without nested types.
  private var ofModules: [Substring: ProjectType] = [:]

  private struct Group: Hashable {
    let isTest: Bool
    let isToolkit: Bool
    /// A Boolean value that indicates whether the type is nested and the name is without its outer types.
    let isInner: Bool
  }

  /// A measure of how well a type matches. Of equally good matches, the type that is declared first is the best.
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
    if !isInner, let module = type.file.module, ofModules[module] == nil {
      ofModules[module] = type
    }
  }

  /// A Boolean value that indicates whether several modules declare such a type.
  var isInModules: Bool { ofModules.count > 1 }

  func type(ofModule module: Substring) -> ProjectType? { ofModules[module] }

  /// Returns the type that a name means in a file. The types of a toolkit are visible in the toolkit only.
  ///
  /// The number of shared folders counts more than everything else.
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
