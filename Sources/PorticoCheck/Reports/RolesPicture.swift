/// The types of a screen and their references. A dashed arrow is a weak reference. The tooltip of an arrow names the
/// types, and the protocol as which the reference is declared, if any.
enum RolesPicture {
  static func svg(_ screen: Screen, _ links: Links) -> String {
    let members = screen.members.filter { !$0.type.isProtocol }.prefix(14)
    var columns: [Int: [Screen.Member]] = [:]
    for member in members { columns[column(member.role), default: []].append(member) }
    var picture = Vectors()
    var boxes: [Int: Vectors.Box] = [:]
    var x = 8
    for (_, members) in columns.sorted(by: { $0.key < $1.key }) {
      let width = members.map { Vectors.widthOfBox([$0.type.name]) }.max() ?? 0
      for (row, member) in members.enumerated() {
        boxes[member.type.number] = Vectors.Box(x: x, y: 8 + row * 64, width: width, height: 44)
      }
      x += width + 70
    }
    for member in members {
      for other in members where other.type !== member.type {
        guard let link = links.links(of: member.type).first(where: { $0.holds(other.type) }),
          let from = boxes[member.type.number], let to = boxes[other.type.number]
        else { continue }
        let isWeak = link.ownership != .strong
        let by = link.isByProtocol ? ", by \(link.declaredName)" : ""
        picture.arrow(
          from, to, shift: column(member.role) < column(other.role) ? -7 : 7, isWeak: isWeak,
          label:
            "\(member.type.name) holds \(other.type.name) \(isWeak ? "weakly" : "strongly")\(by)")
      }
    }
    for member in members {
      guard let box = boxes[member.type.number] else { continue }
      picture.box(
        box, [member.type.name, member.role.words],
        kind: member.type === screen.controller ? "controller" : "")
    }
    return picture.svg("roles of \(screen.name)")
  }

  /// Returns the column of a role: views are left, presentation logic is in the middle, and types that refer to no
  /// screen are right.
  private static func column(_ role: Naming.Role) -> Int {
    switch role {
    case .view, .dataSource: 0
    case .viewController, .delegate: 1
    case .presenter, .viewModel, .reactor: 2
    case .interactor, .router, .coordinator, .store, .useCase, .assembler: 3
    case .service, .worker, .model, .none: 4
    }
  }
}
