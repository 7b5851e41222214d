import Foundation

/// Checks that what this module relies on holds in the running program.
///
/// Swift keeps few names at run time, and none for calling. This module finds the rest, and holds every use that UIKit
/// makes of the layout of classes, closures and symbols:
///
/// | what | relies on | without it |
/// |---|---|---|
/// | ``ClassNames/type(named:in:)`` | the mangling of nominal types, `_typeByName` | a class of a storyboard is reported as unknown |
/// | ``ClassNames/module(of:)`` | `String(reflecting:)` beginning with the module | – |
/// | ``ConformingTypes`` | the section of conformances, and the layout of its records and of descriptors of types | the program seems to have no previews |
/// | ``caseName(of:)`` | `swift_EnumCaseName`, which `print` calls | an app that describes UIKit's values in its own words breaks Interface Builder's |
/// | ``StoredProperty`` | `swift_reflectionMirror_recursiveCount`, `…ChildMetadata` and `…ChildOffset`, which `Mirror` calls, and the layout of their field; a weak property being a weak reference, followed by the conformances of its protocol | an outlet is reported as missing |
/// | ``SwiftMethod`` | the program's symbol table (`ImageSymbols`), `swift_demangle`; a closure being code and a context that is passed where a method has its object | a selector finds no method, unless the class has ``_NamedMembers`` |
/// | ``OwnInitializer`` | the symbol table, the mangling of `init()`; an allocating initializer taking the class where a method has its object (`callAllocatingInitializer`, in C) | `View()` on a type parameter calls UIKit's initializer |
/// | ``_NamedMember`` | a function of the main actor being called like one of no actor | – |
///
/// Stripped programs have no symbols, and optimizing compilers leave out methods that they see nobody call: those that
/// are neither `public` in a public class nor `dynamic` in a class that isn't final. The translator therefore writes
/// ``_NamedMembers``, which needs neither.
@MainActor package enum RuntimeCheck {
  /// What a trick needs besides Swift's runtime.
  package enum Need: Sendable {
    case nothing
    /// A program that is not stripped.
    case symbols
  }

  /// The names of the tricks that don't work, and what they need.
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
