import Foundation

/// Finds the class that an element asks for.
@MainActor enum ClassResolver {
  private static var found: [String: AnyClass] = [:]

  /// The custom class of a part, or `standard` where it has none. A class that is not there, or that
  /// can't stand for the element, is an error.
  static func type(of part: InterfacePart, orElse standard: AnyClass) -> AnyClass {
    guard let name = part["customClass"] else { return standard }
    let module = part["customModule"]
    guard let type = type(named: name, module: module, of: part) else {
      part.fail(
        "Unknown class \(module.map { $0 + "." } ?? "")\(name) in Interface Builder file: "
          + "<\(part.element.name)> of \(part.assembly.place). "
          + (elsewhere(name, part).map { "There is \($0): name its module in the file." }
            ?? "Declare the class, neither private nor in a function, or correct its name or module.")
      )
      return standard
    }
    guard ClassNames.isClass(type, kindOf: standard) else {
      part.fail(
        "\(String(reflecting: type)), the class of <\(part.element.name)> in "
          + "\(part.assembly.place), is no \(ClassNames.plainName(of: standard)). Make it a subclass, or "
          + "name another class")
      return standard
    }
    return type
  }

  /// The name, with its module, of a class of this name in the app's own module or the file's.
  private static func elsewhere(_ name: String, _ part: InterfacePart) -> String? {
    let modules =
      ClassNames.likelyModules(for: part.bundle) + [ResourceBundles.module].compactMap { $0 }
    return modules.lazy.compactMap { ClassNames.type(named: name, in: $0) }.first
      .map { String(reflecting: $0) }
  }

  private static func type(named name: String, module: String?, of part: InterfacePart) -> AnyClass?
  {
    let key = "\(module ?? "").\(name)"
    if let type = found[key] { return type }
    var modules = module.map { [$0 == "UIKit" ? ClassNames.toolkit : $0] } ?? []
    if module == nil || part["customModuleProvider"] == "target" {
      modules += ClassNames.likelyModules(for: part.bundle)
    }
    let type: AnyClass? = modules.lazy.compactMap { ClassNames.type(named: name, in: $0) }.first
    found[key] = type
    return type
  }
}
