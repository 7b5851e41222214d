import SwiftReading

extension Extraction {
  private static let sources: [String: Set<String>] = [
    "UITableViewDataSource": [
      "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)", "numberOfSections(in:)",
      "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
    ],
    "UICollectionViewDataSource": [
      "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
      "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
      "indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)",
    ],
  ]
  private static let delegates: Set<String> = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
  ]

  /// Moves the data source of a list to a new object, together with the delegate if that doesn't need the screen.
  func moveList() throws(Refusal) {
    let place = Place(home.path, controller.line)
    let protocols = Self.sources.keys.filter(controller.inheritedNames.contains).sorted()
    guard !protocols.isEmpty else {
      throw Refusal(reason: "it is no data source of a table or collection", place: place)
    }
    let signatures = protocols.reduce(into: Set<String>()) {
      $0.formUnion(Self.sources[$1] ?? [])
    }
    let functions = members.filter { $0.isFunction && signatures.contains($0.name) }
    try refuseCalls(of: functions)
    let connections = try connections(to: "dataSource", place)
    var group = try group(functions)
    var all = protocols
    var taken = connections
    let delegate = Self.delegates.intersection(controller.inheritedNames).sorted()
    if !delegate.isEmpty {
      let first = members.filter { member in
        member.isFunction && !signatures.contains(member.name)
          && ["tableView(", "collectionView(", "scrollView"].contains(where: member.name.hasPrefix)
      }
      do throws(Refusal) {
        let lists = Set(connections.map(\.list))
        let own = try self.connections(to: "delegate", place).filter { lists.contains($0.list) }
        guard own.count == connections.count else {
          throw Refusal(reason: "not every list has it for its delegate", place: place)
        }
        group = try self.group(functions + first)
        all += delegate
        taken += own
      } catch {
        leave(delegate.joined(separator: " and "), error)
      }
    }
    try build(group, all, taken)
  }

  // MARK: What moves

  private struct Group {
    var functions: [Member]
    /// The properties that move, and the properties whose values are passed to the new type's initializer.
    var properties: [Member] = []
    var given: [Member] = []
    /// The names of the members that only moving code uses, and that stay private.
    var isPrivate: Set<String> = []
  }

  /// Returns functions with the members that they need: properties, and private functions that no other code calls.
  /// Throws if they need something that has to stay in the controller.
  private func group(_ functions: [Member]) throws(Refusal) -> Group {
    var group = Group(functions: functions)
    var open = functions
    var names = Set(functions.map(\.baseName))
    while let member = open.popLast() {
      if let word = member.modifiers.first(where: {
        [.override, .static, .class, .open, .nonisolated].contains($0.word)
      }) {
        throw Refusal(
          reason: "\(member.name) is \(word.word.text)", place: member.line(word.token))
      }
      guard !member.hasAttributes else {
        throw Refusal(reason: "\(member.name) has attributes", place: member.place)
      }
      let needs: Set<String>
      do throws(Refusal) {
        needs = try self.needs(member.references, in: member, moving: names)
      } catch {
        throw Refusal(reason: "\(member.name): \(error.reason)", place: error.place)
      }
      for name in needs.sorted() {
        // A list and the functions of its data source may have the same name, such as `tableView`.
        if let property = members.first(where: { !$0.isFunction && $0.baseName == name }) {
          if !(group.properties + group.given).contains(where: { $0 === property }) {
            try take(property, for: member, into: &group)
          }
          continue
        }
        guard names.insert(name).inserted else { continue }
        guard let needed = self.member(name), needed.privacy?.word == .private,
          uses(of: name).allSatisfy({ user in group.functions.contains { $0 === user } })
        else {
          throw Refusal(
            reason: "\(member.name) needs \(name), which stays", place: member.place(of: name))
        }
        group.functions.append(needed)
        open.append(needed)
      }
    }
    for property in group.properties + group.functions
    where property.privacy?.word == .private
      && uses(of: property.baseName).allSatisfy({ user in
        group.functions.contains { $0 === user }
      })
    {
      group.isPrivate.insert(property.baseName)
    }
    // Restores the order of the declarations.
    group.functions = members.filter { member in group.functions.contains { $0 === member } }
    group.properties = members.filter { member in group.properties.contains { $0 === member } }
    group.given = members.filter { member in group.given.contains { $0 === member } }
    return group
  }

  private func take(
    _ needed: Member, for member: Member, into group: inout Group
  ) throws(Refusal) {
    let name = needed.baseName
    func refuse(_ reason: String) -> Refusal {
      Refusal(reason: "\(member.name) needs \(name), \(reason)", place: member.place(of: name))
    }
    guard let property = controller.properties.first(where: { $0.facts.name == name }),
      !property.facts.isStatic, !property.facts.isComputed
    else { throw refuse("which stays") }
    let facts = property.facts
    guard !needed.hasAttributes, facts.ownership == .strong, !facts.hasObserver, !facts.isLazy
    else { throw refuse("which is more than a value") }
    guard needed.type != nil else { throw refuse("whose type is not written") }
    let initializers = members.filter { $0.declaration.key.hasPrefix("init") }
    let isMade = initializers.contains { member in
      member.references.mentions.contains { $0.name == name }
    }
    let anatomy = Anatomy(controller, types: [])
    let isValue = !anatomy.views.contains(name)
    if facts.isConstant, isValue, !needed.hasValue || isMade {
      _ = try needs(needed.references, in: needed, moving: [])
      group.given.append(needed)
    } else if facts.isConstant ? isValue : anatomy.isState(property), needed.hasValue, !isMade {
      guard try needs(needed.references, in: needed, moving: [name]).isEmpty,
        needed.references.all.isDisjoint(with: Self.ambient)
      else { throw refuse("which needs more") }
      group.properties.append(needed)
    } else {
      throw refuse("which stays")
    }
  }

  private func refuseCalls(of functions: [Member]) throws(Refusal) {
    let names = Set(functions.map(\.baseName))
    for member in members where !functions.contains(where: { $0 === member }) {
      for mention in member.references.mentions
      where names.contains(mention.name)
        && member.file.source.tokens[mention.token + 1].kind == .openParen
      {
        throw Refusal(reason: "it asks itself for its rows", place: member.line(mention.token))
      }
    }
    for type in project.types where type !== controller {
      for function in type.functions {
        for use in function.facts.body?.uses ?? []
        where use.path.count > 1 && use.isLastCalled && names.contains(use.last) {
          throw Refusal(
            reason: "\(type.name) calls \(use.path.joined(separator: "."))",
            place: Place(function.file.path, use.line))
        }
      }
    }
  }

  // MARK: Connections

  private struct Connection {
    let file: CutFile
    /// The token `self`.
    let token: Int
    let list: String
    let isNested: Bool
  }

  /// Returns the places at which the controller makes itself a list's data source or delegate. Throws if there are
  /// none, or if a connection can't be replaced.
  private func connections(to role: String, _ place: Place) throws(Refusal) -> [Connection] {
    for (path, text) in interfaces
    where text.contains("\"\(controller.name)\"") && text.contains("property=\"\(role)\"") {
      throw Refusal(reason: "\(path) connects the \(role)", place: place)
    }
    var found: [Connection] = []
    for member in members {
      let source = member.file.source
      var depth = 0
      for token in member.tokens {
        switch source.tokens[token].kind {
        case .openBrace: depth += 1
        case .closeBrace: depth -= 1
        default: break
        }
        guard source.word(token) == .`self`, source.tokens[token + 1].kind != .dot else { continue }
        if source.tokens[token - 1].kind == .colon, source.text(token - 2) == role {
          throw Refusal(reason: "it hands itself over as \(role)", place: member.line(token))
        }
        guard source.word(token - 1) == .assign, source.text(token - 2) == role,
          source.tokens[token - 3].kind == .dot
        else { continue }
        var start = token - 4
        while start > member.tokens.lowerBound,
          [.name, .dot, .question, .exclamation].contains(source.tokens[start].kind),
          !source.tokens[start].startsLine
        { start -= 1 }
        if !source.tokens[start].startsLine { start += 1 }
        let list = source.text(start) == "self" ? start + 2 : start
        found.append(
          Connection(
            file: member.file, token: token,
            list: member.file.text(member.file.bytes(of: list..<(token - 3))).filter {
              $0 != "?" && $0 != "!"
            }, isNested: depth > 1 || !member.isFunction))
      }
    }
    guard !found.isEmpty else {
      throw Refusal(reason: "no line of its own makes it the \(role)", place: place)
    }
    return found
  }

  // MARK: The new type

  /// Returns `true` if the parameter for a value needs `@escaping`.
  private func isEscaping(_ member: Member) -> Bool {
    let type = TypeReference(member.type ?? "")
    guard !type.isOptional, !type.isCollection else { return false }
    let target = type.names.first.flatMap { project.aliasTarget($0, from: controller.file) }
    return type.isFunction || target.map { TypeReference($0).isFunction } ?? false
      || type.names.first == "UIActionHandler"
  }

  private func build(
    _ group: Group, _ protocols: [String], _ connections: [Connection]
  ) throws(Refusal) {
    let owner = try freeName("dataSource", "listDataSource")
    var parts: [String] = []
    let indent = self.indent
    var given = ""
    for member in group.given {
      given += "\(indent)private let \(member.baseName): \(member.type ?? "")\n"
      note("gave \(member.baseName)", member.place)
    }
    var properties = ""
    for member in group.properties {
      properties += try moved(member, isPrivate: group.isPrivate.contains(member.baseName))
    }
    parts += [given + properties]
    if !group.given.isEmpty {
      let parameters = group.given.map { member in
        "\(member.baseName): \(isEscaping(member) ? "@escaping " : "")\(member.type ?? "")"
      }
      .joined(separator: ", ")
      let body = group.given.map { "\(indent)\(indent)self.\($0.baseName) = \($0.baseName)\n" }
      parts.append("\(indent)init(\(parameters)) {\n\(body.joined())\(indent)}")
    }
    let first = parts.count
    for member in group.functions {
      parts.append(try moved(member, isPrivate: group.isPrivate.contains(member.baseName)))
    }
    for member in group.functions { cut(member) }
    for member in group.properties {
      if group.isPrivate.contains(member.baseName) {
        cut(member)
      } else {
        try reroute(member, through: owner)
      }
    }
    for connection in connections {
      let token = connection.file.bytes(of: connection.token..<(connection.token + 1))
      connection.file.replace(token, with: (connection.isNested ? "self." : "") + owner)
    }
    parts.insert(contentsOf: try dropConformances(Set(protocols)), at: first)
    write(
      "final class \(step.destination): NSObject, \(protocols.joined(separator: ", "))", parts,
      from: group.functions)
    let arguments = group.given.map { "\($0.baseName): \($0.baseName)" }.joined(separator: ", ")
    try add(
      "private \(arguments.isEmpty ? "let" : "lazy var") \(owner) = \(step.destination)(\(arguments))"
    )
  }
}
