/// Types by the subjects of their names, and by their folders.
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

  /// Returns the nearest type with a role and the same subject as a controller.
  func nearest(_ role: Naming.Role, to controller: ProjectType) -> ProjectType? {
    byRole[controller.stem]?[role]?.nearest(to: controller.file)?.elements.first?.element
  }

  /// Returns the types with the same subject as a controller that are in its file, its folder, or some folders
  /// above, in the order of their declarations. Of very many types in a folder, only the first are returned.
  func near(_ controller: ProjectType, above steps: Int) -> [ProjectType] {
    guard let all = all[controller.stem] else { return [] }
    var seen: Set<Int> = []
    return controller.file.places.reversed().prefix(steps + 2).flatMap { all.first(in: $0) }
      .filter { $0 !== controller && seen.insert($0.number).inserted }
      .sorted { $0.number < $1.number }
  }

  /// Returns `true` if another view controller with the same subject is nearer to a type.
  func belongsToOther(_ type: ProjectType, than controller: ProjectType) -> Bool {
    controllers[controller.stem].map {
      Self.isNearer(to: type, one: $0, than: controller)
    } ?? false
  }

  /// Returns `true` if one of some controllers is nearer to a type than another controller.
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
