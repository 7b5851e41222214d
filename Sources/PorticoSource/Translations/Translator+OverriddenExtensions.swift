import SwiftReading

/// Translates overrides of `@objc` members that extensions of external classes declare. Swift can override such a
/// member only with the Objective-C runtime. The translated member checks for an override and calls it: through a
/// protocol if it's in one of the module's own classes, or directly if it's in an extension of an external class.
extension Translator {
  /// The subclasses of `UIView` that have subclasses in UIKit.
  private static let broad: Set<String> = ["UIControl", "UIScrollView"]

  private final class Overridden {
    let base: ClassEntry.Part
    /// The overrides in extensions of external classes.
    var foreign: [ClassEntry.Part] = []
    /// The overrides in the module's own classes.
    var own: [(part: ClassEntry.Part, owner: ClassEntry)] = []

    init(_ base: ClassEntry.Part) { self.base = base }

    var member: Declaration { base.declaration }
    var extended: String { member.parent?.name ?? "" }
    /// The name of the original implementation, and (`override`) of the overrides in own classes.
    var original: String { "_\(extended)_\(member.name)" }
    var override: String { "_override" + original }
    /// The name that replaces the member's name in calls of `super` in the module's own classes.
    var superior: String { foreign.isEmpty ? original : "_super" + original }
  }

  /// - Returns: The members that were translated.
  func callOverrides() -> Set<ObjectIdentifier> {
    let all = overridable()
    guard !all.isEmpty else { return [] }
    for part in index.foreignExtensions {
      for member in part.declaration.members where member.has(.override) && !member.isStatic {
        let found = all[member.signature]?.first { $0.extended != part.declaration.name }
        found?.foreign.append(.init(file: part.file, declaration: member))
      }
    }
    for entry in index.classes {
      for part in entry.parts {
        for member in part.declaration.members where member.has(.override) && !member.isStatic {
          guard let found = base(of: member, in: entry, all) else { continue }
          found.own.append((.init(file: part.file, declaration: member), entry))
        }
      }
    }
    var settled: Set<ObjectIdentifier> = []
    let overridden = all.values.joined().filter { !$0.own.isEmpty || !$0.foreign.isEmpty }
    for (number, found) in overridden.sorted(by: { $0.original < $1.original }).enumerated() {
      guard translate(found, "_\(found.extended)_Overriding_\(number)") else { continue }
      settled.formUnion(
        (found.foreign + found.own.map(\.part)).map { ObjectIdentifier($0.declaration) })
    }
    return settled
  }

  /// Returns the `@objc` members that extensions of external classes declare, by signature.
  private func overridable() -> [String: [Overridden]] {
    var found: [String: [Overridden]] = [:]
    for part in index.foreignExtensions {
      let isMarked = part.declaration.attribute("objc") != nil
      let required = requirements(of: part.declaration)
      for member in part.declaration.members where isMovable(member) && !member.isStatic {
        guard isMarked || member.attribute("objc") != nil || required.contains(member.signature),
          !member.has(.override), member.access != .private, member.access != .fileprivate
        else { continue }
        found[member.signature, default: []].append(
          Overridden(.init(file: part.file, declaration: member)))
      }
    }
    return found
  }

  /// Returns the signatures that `@objc` protocols require of an extension: Swift infers `@objc` for what satisfies
  /// them.
  private func requirements(of declaration: Declaration) -> Set<String> {
    let protocols = declaration.inherited.compactMap(index.optionalProtocol)
    return Set(protocols.flatMap(\.declaration.members).map(\.signature))
  }

  private func base(
    of member: Declaration, in entry: ClassEntry, _ all: [String: [Overridden]]
  ) -> Overridden? {
    guard let found = all[member.signature],
      let root = (entry.ancestors.last ?? entry).declaration.inherited.first.map(ModuleIndex.plain)
    else { return nil }
    let isNew = entry.ancestors.contains { ancestor in
      ancestor.parts.contains { part in
        part.declaration.members.contains {
          $0.signature == member.signature && !$0.has(.override) && !$0.isStatic
        }
      }
    }
    return isNew
      ? nil
      : found.first { $0.extended == root } ?? found.first { mayDescend(root, from: $0.extended) }
  }

  /// Returns `true` if, by its name, an external class may be a subclass of another one.
  private func mayDescend(_ name: String, from ancestor: String) -> Bool {
    switch ancestor {
    case "NSObject", "UIResponder": true
    case "UIViewController": name.hasSuffix("Controller")
    case "UIView",
      _ where Self.broad.contains(ancestor):
      !name.hasSuffix("Controller")
    default: false
    }
  }

  private func translate(_ found: Overridden, _ name: String) -> Bool {
    let (member, file) = (found.member, found.base.file)
    guard let draft = draft(of: file), let place = member.parent,
      let stub = stub(found, member.name, own: name)
    else { return false }
    rename(member, to: found.original, draft)
    if let open = member.modifier(.open) {
      draft.edits.replace(file.range(open.tokens), with: "public")
    }
    draft.add(stub, to: place)
    if found.superior != found.original, let stub = self.stub(found, found.superior, own: nil) {
      draft.add(stub, to: place)
    }
    if !found.own.isEmpty {
      let isolation = found.extended.hasPrefix("UI") ? "@MainActor " : ""
      draft.trailer.append(
        "\(isolation)protocol \(name): AnyObject { \(requirement(found)) }")
    }
    for part in found.foreign {
      free(part, to: "_\(part.declaration.parent?.name ?? "")_\(member.name)")
      replaceSuper(in: part, of: member.name, with: found.original)
    }
    let owners = Set(found.own.map { ObjectIdentifier($0.owner) })
    for (part, owner) in found.own {
      let isFirst = !owner.ancestors.contains { owners.contains(ObjectIdentifier($0)) }
      if isFirst {
        free(part, to: found.override)
        self.draft(of: owner.file)?.conform(owner.declaration, to: name)
      } else {
        self.draft(of: part.file).map { rename(part.declaration, to: found.override, $0) }
      }
      for part in owner.parts {
        replaceSuper(
          in: part, of: member.name, with: isFirst ? found.superior : found.override)
      }
    }
    return true
  }

  // MARK: Text

  /// Returns a member that calls its overrides.
  ///
  /// - Parameter own: The protocol of the module's own classes that override the member.
  private func stub(_ found: Overridden, _ name: String, own: String?) -> String? {
    let (member, file) = (found.member, found.base.file)
    let type = member.type.map(file.text)
    // Superclasses come last.
    let classes = found.foreign.compactMap { $0.declaration.parent?.name }
      .sorted { !Self.broad.contains($0) && Self.broad.contains($1) }
    var targets = classes.map { (type: $0, name: "_\($0)_\(member.name)") }
    if let own, !found.own.isEmpty { targets.insert(("any " + own, found.override), at: 0) }
    func choose(_ value: (String) -> String?) -> String? {
      guard let original = value(found.original) else { return nil }
      var text = ""
      for target in targets {
        guard let overriding = value("object." + target.name) else { return nil }
        text += "if let object = self as? \(target.type) { return \(overriding)"
        text += (type == "Self" ? " as! Self" : "") + " }; "
      }
      return text + "return " + original
    }
    let prefix = prefix(found.base).replacing("open ", with: "public ")
    if let body = member.body, member.kind == .function {
      return choose { call(found.base, $0) }.map {
        "\(prefix)func \(name)\(file.text((member.nameToken + 1)..<body.open)) { \($0) }"
      }
    }
    guard let type, member.isComputed, let getter = choose({ $0 }),
      let setter = choose({ $0 + " = newValue" })
    else { return nil }
    return prefix + "var \(name): \(type) "
      + (member.isSettable ? "{ get { \(getter) } set { \(setter) } }" : "{ \(getter) }")
  }

  private func requirement(_ found: Overridden) -> String {
    let (member, file) = (found.member, found.base.file)
    let type = member.type.map(file.text)
    guard member.kind == .function else {
      return "var \(found.override): \(type ?? "") { get\(member.isSettable ? " set" : "") }"
    }
    let parameters = member.parameters.map {
      "\($0.label ?? "_") \($0.name): \(file.text($0.type))"
    }
    let effects =
      (member.effects.contains(.async) ? " async" : "")
      + (member.effects.contains(.throws) ? " throws" : "")
    return "func \(found.override)(\(parameters.joined(separator: ", ")))\(effects)"
      + (type.map { " -> " + $0 } ?? "")
  }

  // MARK: Edits

  /// Renames a member and removes its `override` modifier.
  func free(_ part: ClassEntry.Part, to name: String) {
    guard let draft = draft(of: part.file) else { return }
    rename(part.declaration, to: name, draft)
    if let override = part.declaration.modifier(.override) { draft.blank(override.tokens) }
  }

  private func replaceSuper(in part: ClassEntry.Part, of name: String, with other: String) {
    guard let draft = draft(of: part.file), let body = part.declaration.body else { return }
    let source = part.file.source
    for index in body.open..<body.close where source.word(index) == .super {
      guard index + 2 < body.close, source.text(index + 2) == name else { continue }
      draft.edits.replace(part.file.range((index + 2)..<(index + 3)), with: other)
    }
  }
}
