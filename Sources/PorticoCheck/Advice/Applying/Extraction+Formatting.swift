import SwiftReading

extension Extraction {
  /// Moves functions that format values as text to a new type, with the formatters that only they use.
  func moveFormatting() throws(Refusal) {
    var functions = members.filter { member in
      member.isFunction
        && step.moves.contains { $0.isFunction && $0.declaration == member.name }
    }
    let place = Place(home.path, controller.line)
    // A function that needs something that stays has to stay, and so do the functions that need this function.
    var count = -1
    while count != functions.count {
      count = functions.count
      functions = functions.filter { member in
        do throws(Refusal) {
          try verify(member, among: functions)
          return true
        } catch {
          leave(member.name, error)
          return false
        }
      }
    }
    guard !functions.isEmpty else {
      throw Refusal(reason: "nothing of it can stand alone", place: place)
    }
    let names = Set(functions.map(\.baseName))
    let needed = Set(functions.flatMap { $0.references.mentions.map(\.name) })
    let properties = members.filter { !$0.isFunction && needed.contains($0.baseName) }
    let owner = try freeName("formatter", "textFormatter")
    var parts = [
      try properties.map { property throws(Refusal) in try moved(property, isPrivate: true) }
        .joined()
    ]
    for member in functions {
      let isPrivate =
        member.privacy?.word == .private
        && uses(of: member.baseName).allSatisfy { names.contains($0.baseName) }
      parts.append(try moved(member, isPrivate: isPrivate))
    }
    let isConstant = properties.allSatisfy(\.isConstant)
    write(
      "@MainActor\n\(isConstant ? "struct" : "final class") \(step.destination)", parts,
      from: functions)
    for member in functions + properties { cut(member) }
    for member in functions { try reroute(member, through: owner) }
    try add("private let \(owner) = \(step.destination)()")
  }

  private func verify(_ member: Member, among functions: [Member]) throws(Refusal) {
    func refuse(_ reason: String) -> Refusal { Refusal(reason: reason, place: member.place) }
    let name = member.baseName
    guard members.count(where: { $0.baseName == name && $0.isFunction }) == 1 else {
      throw refuse("others have its name")
    }
    guard !member.hasAttributes,
      !member.modifiers.contains(where: {
        [.override, .static, .class, .open, .nonisolated, .public].contains($0.word)
      })
    else { throw refuse("it is called from elsewhere") }
    let names = Set(functions.map(\.baseName))
    let callers = project.types.filter { type in
      type !== controller
        && type.functions.contains { function in
          function.facts.body?.uses.contains { $0.path.count > 1 && $0.path.contains(name) }
            ?? false
        }
    }
    if member.privacy?.word != .private {
      if let caller = callers.first { throw refuse("\(caller.name) uses the name") }
      // A protocol outside of the sources may require the function.
      let known = project.ancestors(of: controller).map(\.name)
      let others = controller.inheritedNames.subtracting(known).filter { !$0.hasPrefix("UI") }
      guard others.isEmpty,
        !project.ancestors(of: controller).contains(where: { type in
          type.functions.contains { $0.facts.name == name }
        })
      else { throw refuse("a protocol may ask for it") }
    }
    for user in uses(of: name) where user.references.bound.contains(name) {
      throw Refusal(reason: "\(name) is a local, too", place: user.place)
    }
    for need in try needs(member.references, in: member, moving: names).sorted()
    where !names.contains(need) {
      guard let property = self.member(need), !property.isFunction, !property.hasAttributes,
        let facts = controller.properties.first(where: { $0.facts.name == need })?.facts,
        !facts.isStatic, !facts.isComputed, !facts.hasObserver, property.privacy?.word == .private,
        facts.ownership == .strong, property.hasValue,
        uses(of: need).allSatisfy({ names.contains($0.baseName) }),
        try needs(property.references, in: property, moving: []).isEmpty
      else { throw refuse("it needs \(need), which stays") }
    }
  }
}
