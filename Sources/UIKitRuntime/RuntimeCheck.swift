import Foundation

/// Checks that the assumptions of this module are true for the running program.
///
/// Swift's public API finds few names at run time, and can't call code by name. This module can.
/// All code in UIKit that depends on the layout of classes, closures and symbols is here:
///
/// | what | relies on | without it |
/// |---|---|---|
/// | ``ClassNames/type(named:in:)`` | the mangling of nominal types, `_typeByName` | a class in a storyboard is reported as unknown |
/// | ``ClassNames/module(of:)`` | `_typeName` starts with the module | – |
/// | ``ConformingTypes`` | the section of conformances, and the layout of its records and of type descriptors | the program seems to have no previews and no classes with Objective-C names |
/// | ``caseName(of:)`` | `swift_EnumCaseName`, which `print` calls | Interface Builder files fail in an app that gives UIKit's values its own descriptions |
/// | ``StoredProperty`` | `swift_reflectionMirror_recursiveCount`, `…ChildMetadata` and `…ChildOffset`, which `Mirror` calls, and the layout of their field; a weak property is a weak reference, followed by the conformances of its protocol | an outlet is reported as missing |
/// | ``SwiftMethod`` | the program's symbol table (`ImageSymbols`), `swift_demangle`; a closure is code and a context, which the code receives like a method its object | a selector finds no method, unless the class has ``_NamedMembers`` |
/// | ``SystemMembers`` | the symbol table, `swift_demangle` | `responds(to:)` is `false` for members of UIKit's own classes |
/// | ``OwnInitializer`` | the symbol table, the mangling of `init()`; an allocating initializer receives the class like a method its object (`callAllocatingInitializer`, in C) | `View()` on a type parameter calls UIKit's initializer |
/// | ``_NamedMember`` | a function on the main actor is called like one without an actor | – |
///
/// Stripped programs have no symbols. Optimizing compilers remove methods that no code calls, unless they are
/// `public` in a public class or `dynamic` in a class that isn't final. The translator therefore writes
/// ``_NamedMembers``, for which neither matters.
@MainActor package enum RuntimeCheck {
  /// A requirement in addition to Swift's runtime.
  package enum Need: Sendable {
    case nothing
    /// The program must not be stripped.
    case symbols
  }

  /// Returns the names of the assumptions that don't hold, and their requirements.
  package static func failures() -> [(name: String, need: Need)] {
    let checks: [(String, Need, () -> Bool)] = [
      ("classes by name", .nothing, findsClasses), ("modules", .nothing, findsModules),
      ("conforming types", .nothing, findsConformingTypes),
      ("names of cases", .nothing, namesCases), ("stored properties", .nothing, setsProperties),
      ("weak properties", .nothing, setsWeakly),
      ("named members", .nothing, callsNamedMembers), ("methods", .symbols, callsMethods),
      ("initializers", .symbols, makesObjects),
    ]
    return checks.filter { !$0.2() }.map { ($0.0, $0.1) }
  }

  private static let module = "UIKitRuntime"

  private static func findsClasses() -> Bool {
    ClassNames.type(named: "RuntimeSample", in: module) == RuntimeSample.self
      && ClassNames.type(named: "RuntimeSample.Inner", in: module) == RuntimeSample.Inner.self
      && ClassNames.type(named: "RuntimeSample.Other", in: module) == nil
      && ClassNames.isClass(RuntimeSample.Inner.self, kindOf: RuntimeSample.self)
  }

  private static func findsModules() -> Bool {
    ClassNames.module(of: RuntimeSample.Inner.self) == module
      && ClassNames.module(of: NSObject.self) == "Foundation"
  }

  private static func findsConformingTypes() -> Bool {
    ConformingTypes.types(conformingTo: (any RuntimeRinger).self).map(ObjectIdentifier.init)
      == [ObjectIdentifier(RuntimeSample.self)]
      && ConformingTypes.types(conformingTo: (any RuntimeKind).self).map(ObjectIdentifier.init)
        == [ObjectIdentifier(RuntimeSample.Kind.self)]
  }

  private static func namesCases() -> Bool {
    caseName(of: RuntimeSample.Kind.plain) == "plain" && caseName(of: 1) == nil
  }

  private static func setsProperties() -> Bool {
    let sample = RuntimeSample.Inner()
    let properties = StoredProperty.properties(of: RuntimeSample.Inner.self)
    guard let title = properties["title"], title.isVariable, let number = properties["number"]
    else {
      return false
    }
    return !number.isVariable && !title.set(1, of: sample) && title.set("new", of: sample)
      && sample.title == "new" && sample.end == 2
  }

  private static func setsWeakly() -> Bool {
    let sample = RuntimeSample.Inner()
    let properties = StoredProperty.properties(of: RuntimeSample.Inner.self)
    var target: RuntimeSample? = RuntimeSample()
    guard let link = properties["link"], let ringer = properties["ringer"],
      link.set(target!, of: sample), ringer.set(target!, of: sample), sample.link === target
    else { return false }
    sample.ringer?.ring()
    guard target?.rings == 1 else { return false }
    target = nil
    return sample.link == nil && sample.ringer == nil
  }

  private static func callsNamedMembers() -> Bool {
    let sample = RuntimeSample()
    let type = RuntimeSample.self
    guard NamedMembers.property("title", of: type)?.set?(sample, "new") == true else {
      return false
    }
    _ = NamedMembers.method("ring", of: type)?.call?(sample, [])
    return sample.rings == 1
      && NamedMembers.property("title", of: type)?.get?(sample) as? String == "new"
  }

  private static func callsMethods() -> Bool {
    let sample = UnnamedSample()
    let calls: [Selector] = ["ring", "ringFor:", "ringForAnything:", "ringFor:with:"]
    for selector in calls {
      guard let method = SwiftMethod.named(selector, of: UnnamedSample.self) else { return false }
      method.call(on: sample, sender: sample, event: sample)
    }
    return sample.calls == ["ring", "ringFor", "ringForAnything", "ringForWith"]
  }

  private static func makesObjects() -> Bool {
    let made = OwnInitializer.of(UnnamedSample.self)?.make(UnnamedSample.self) as? UnnamedSample
    return made?.number == UnnamedSample().number
  }
}
