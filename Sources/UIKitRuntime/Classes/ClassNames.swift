package import Foundation

/// Finds classes by their names, as files of Interface Builder and symbols have them.
package enum ClassNames {
  /// The class of a name, which may say in which types it lies: `Outer.Inner`.
  ///
  /// - Parameter module: Where it is declared.
  package static func type(named name: String, in module: String) -> AnyClass? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    // What encloses a class may be a class, a structure or an enumeration; the name doesn't say.
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

  /// The classes that have names of their own in Objective-C.
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

  /// The name of a class as Interface Builder knows it, without its module.
  package static func plainName(of type: AnyClass) -> String {
    String(describing: type)
  }

  /// The name of a class as descriptions have it: with its module, unless it is UIKit's or Foundation's.
  package static func printedName(of type: AnyClass) -> String {
    (isOfSystem(type) ? "" : module(of: type) + ".") + plainName(of: type)
  }

  /// The module that declares a class.
  package static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The module that declares UIKit's classes.
  package static let toolkit = "UIKitCore"

  /// Whether a class is UIKit's or Foundation's: an app names none of their members.
  static func isOfSystem(_ type: AnyClass) -> Bool {
    [toolkit, "Foundation"].contains(module(of: type))
  }

  /// The modules in which a class without a module, or of the target that a file belonged to in Xcode,
  /// may be: those of the file's resource bundle, of the program and UIKit's.
  package static func likelyModules(for bundle: Bundle) -> [String] {
    var modules: [String] = []
    // SwiftPM names the bundle of a target's resources after package and target.
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    if let underscore = name.lastIndex(of: "_") {
      modules.append(String(name[name.index(after: underscore)...]))
    }
    modules.append(ProcessInfo.processInfo.processName)
    return modules.map(moduleName) + [toolkit]
  }

  /// A target's name as a module's.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
