package import Foundation

/// Finds classes by the names that Interface Builder files and symbols contain.
///
/// The names of types come from `_typeName`. `String(reflecting:)` and `String(describing:)` have the same text, but
/// first search all conformances of the program for one of the metatype. For the classes of a first screen that takes
/// longer than drawing it.
package enum ClassNames {
  /// Returns the class with a name, which can include the enclosing types: `Outer.Inner`.
  ///
  /// - Parameter module: The module that declares the class.
  package static func type(named name: String, in module: String) -> AnyClass? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    // The enclosing type can be a class, a structure or an enumeration; the name doesn't contain its kind.
    var prefixes = [mangled(module)]
    for outer in parts.dropLast() {
      prefixes = prefixes.flatMap { prefix in
        ["C", "V", "O"].map { prefix + mangled(outer) + $0 }
      }
    }
    for prefix in prefixes {
      if let found = _typeByName(prefix + mangled(last) + "C") as? AnyClass { return found }
    }
    return named[name].flatMap { Self.module(of: $0) == module ? $0 : nil }
  }

  /// The classes with Objective-C names, by these names.
  static let named: [String: AnyClass] = {
    let types = ConformingTypes.types(conformingTo: (any _NamedClass).self)
    return Dictionary(
      types.compactMap { ($0 as? any _NamedClass.Type)?._objectiveCName }
        .map { ($0.name, $0.type) }, uniquingKeysWith: { one, _ in one })
  }()

  private static func mangled(_ identifier: String) -> String {
    "\(identifier.utf8.count)\(identifier)"
  }

  package static func isClass(_ type: AnyClass, kindOf base: AnyClass) -> Bool {
    var type: AnyClass? = type
    while let present = type {
      if present == base { return true }
      type = _getSuperclass(present)
    }
    return false
  }

  /// Returns the name of a class for Interface Builder, without its module.
  package static func plainName(of type: AnyClass) -> String {
    _typeName(type, qualified: false)
  }

  /// Returns the name of a class for descriptions: with its module, unless the class belongs to UIKit or
  /// Foundation.
  package static func printedName(of type: AnyClass) -> String {
    (isOfSystem(type) ? "" : module(of: type) + ".") + plainName(of: type)
  }

  /// Returns the module that declares a type.
  package static func module(of type: Any.Type) -> String {
    String(_typeName(type).prefix { $0 != "." })
  }

  /// The module that declares the classes of UIKit.
  package static let toolkit = "UIKitCore"

  /// Whether a class belongs to UIKit or Foundation, so that the app declares none of its members.
  static func isOfSystem(_ type: AnyClass) -> Bool {
    [toolkit, "Foundation"].contains(module(of: type))
  }

  /// Returns the modules that may declare a class for which a file specifies no module, or the module of its
  /// Xcode target: those of the file's resource bundle and of the program, and UIKit's.
  package static func likelyModules(for bundle: Bundle) -> [String] {
    var modules: [String] = []
    // SwiftPM names a target's resource bundle after the package and the target.
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    if let underscore = name.lastIndex(of: "_") {
      modules.append(String(name[name.index(after: underscore)...]))
    }
    modules.append(ProcessInfo.processInfo.processName)
    return modules.map(moduleName) + [toolkit]
  }

  /// Returns the module name for a target name.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
