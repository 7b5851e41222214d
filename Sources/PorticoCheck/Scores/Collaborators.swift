/// Finds how the types of a screen get the objects they work with.
struct Collaborators {
  let project: Project
  let links: Links

  struct Collaborator {
    let isProper: Bool
    let reason: String
    let place: Place
  }

  func all(in screen: Screen) -> [Collaborator] {
    var result: [Collaborator] = []
    for member in screen.members where !member.type.isProtocol {
      let type = member.type
      guard !type.isView else { continue }
      var seen: Set<String> = []
      for link in links.links(of: type) where !link.isCollection && !link.property.isComputed {
        if let found = judge(link, in: type) {
          seen.insert(link.declaredName)
          result.append(found)
        }
      }
      for function in type.functions {
        for use in function.facts.body?.uses ?? [] where use.path.count > 1 {
          let name = use.path[0]
          guard ["shared", "standard", "sharedInstance", "instance"].contains(use.path[1]),
            let byte = name.utf8.first, byte >= 0x41, byte <= 0x5A,
            !name.hasPrefix("UI"), seen.insert(name).inserted
          else { continue }
          result.append(
            Collaborator(
              isProper: false, reason: "\(type.name) reaches for \(name).\(use.path[1])",
              place: Place(function.file.path, use.line)))
        }
      }
    }
    return result
  }

  private func judge(_ link: Link, in type: ProjectType) -> Collaborator? {
    let place = Place(link.file.path, link.property.line)
    if link.property.attributes.contains("IBOutlet") { return nil }
    if link.isFunction {
      return Collaborator(isProper: true, reason: "", place: place)
    }
    if link.isByProtocol {
      if link.isMade {
        return Collaborator(
          isProper: false,
          reason: "\(type.name) makes its \(link.property.name) itself", place: place)
      }
      return Collaborator(isProper: true, reason: "", place: place)
    }
    guard let other = link.declared.first else {
      guard link.isMade || link.property.initial?.contains(".shared") == true,
        Self.isService(link.declaredName)
      else { return nil }
      return Collaborator(
        isProper: false, reason: "\(type.name) makes its \(link.declaredName) itself", place: place)
    }
    // Values are data, and views are displayed. Only an object with methods can be replaced in a test.
    guard other.isReference, !other.isView, !other.functions.isEmpty else { return nil }
    // Tests don't replace a model that views observe.
    if other.attributes.contains("Observable"), other.role == .none || other.role == .model {
      return nil
    }
    if link.property.initial?.hasSuffix(".shared") == true
      || link.property.initial?.hasSuffix(".sharedInstance") == true
    {
      return Collaborator(
        isProper: false,
        reason: "\(type.name) reaches for \(link.property.initial ?? "")", place: place)
    }
    return Collaborator(
      isProper: false,
      reason: link.isMade
        ? "\(type.name) makes its \(link.property.name) (\(other.name)) itself"
        : "\(type.name) knows \(other.name) by its class, not by a protocol",
      place: place)
  }

  private static func isService(_ name: String) -> Bool {
    name == "URLSession" || name == "UserDefaults" || name == "CLLocationManager"
      || Naming.role(Naming.words(name)) == .service
  }
}
