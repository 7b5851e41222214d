import Foundation

/// Finds the class of an element.
@MainActor enum ClassResolver {
  private static var found: [String: AnyClass] = [:]

  /// Returns the custom class of a part, or `standard` if it has none. Reports an error if the class doesn't
  /// exist or has the wrong superclass.
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

  /// Returns the qualified name of a class with this name in the app's own module or the file's module.
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
