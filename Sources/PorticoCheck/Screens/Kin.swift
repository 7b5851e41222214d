/// Types that are about the same, by where they are.
struct Kin {
  private var all: [String: Neighbours<ProjectType>] = [:]
  private var controllers: [String: Neighbours<ProjectType>] = [:]
  private var byRole: [String: [Naming.Role: Neighbours<ProjectType>]] = [:]

  init(_ types: [ProjectType]) {
    for type in types {
      Self.add(type, to: &all[type.stem])
      if type.isViewController { Self.add(type, to: &controllers[type.stem]) }
      if !type.isProtocol { Self.add(type, to: &byRole[type.stem, default: [:]][type.role]) }
    }
  }

  private static func add(_ type: ProjectType, to neighbours: inout Neighbours<ProjectType>?) {
    if neighbours == nil { neighbours = Neighbours() }
    neighbours?.add(type, in: type.file)
  }

  /// The type of a role that is nearest to a controller about the same.
  func nearest(_ role: Naming.Role, to controller: ProjectType) -> ProjectType? {
    byRole[controller.stem]?[role]?.nearest(to: controller.file)?.elements.first?.element
  }

  /// The types about the same as a controller that are in its file, in its folder or in those some steps above, in the
  /// order of their declarations. Of many in one folder, which no person could tell apart, only the first are among them.
  func near(_ controller: ProjectType, above steps: Int) -> [ProjectType] {
    guard let all = all[controller.stem] else { return [] }
    var seen: Set<Int> = []
    return controller.file.places.reversed().prefix(steps + 2).flatMap { all.first(in: $0) }
      .filter { $0 !== controller && seen.insert($0.number).inserted }
      .sorted { $0.number < $1.number }
  }

  /// Whether another view controller about the same is nearer to a type.
  func belongsToOther(_ type: ProjectType, than controller: ProjectType) -> Bool {
    controllers[controller.stem].map {
      Self.isNearer(to: type, one: $0, than: controller)
    } ?? false
  }

  /// Whether one of some controllers is nearer to a type than a certain one.
  static func isNearer(
    to type: ProjectType, one controllers: Neighbours<ProjectType>, than controller: ProjectType
  ) -> Bool {
    guard let nearest = controllers.nearest(to: type.file) else { return false }
    let isInFile = nearest.level > type.file.folders.count
    let nearness =
      isInFile
      ? 1_000 : SourceFile.nearness(sharing: nearest.level, ofDepth: nearest.leastDepth)
    return nearness > type.file.nearness(to: controller.file)
  }
}
