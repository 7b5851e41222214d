import UIKitDiagnostics
import Foundation

/// A method of a Swift class, found by its name in order to call it as the action of a control.
///
/// Its parameters are none, the sender, or the sender and the event. The method is found by the program's
/// symbols, which exist unless the program is stripped. An optimizing compiler may remove a method that no code
/// calls, except for `public` methods of public classes and `dynamic` methods of classes that aren't final.
///
/// If the class declares the names of its members (see ``_NamedMembers``), no symbols are needed.
@MainActor package struct SwiftMethod {
  private enum Code {
    case symbol(UnsafeRawPointer, MethodSignature)
    case declared(@Sendable (AnyObject, [Any?]) -> Any?)
  }

  private let code: Code
  private let owner: AnyClass

  // MARK: Finding

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static var found: [Key: SwiftMethod?] = [:]

  /// Returns the method for a selector, from the class or its nearest superclass outside of UIKit and
  /// Foundation.
  package static func named(_ selector: Selector, of type: AnyClass) -> SwiftMethod? {
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    if let call = NamedMembers.method(selector, of: type)?.call {
      return SwiftMethod(code: .declared(call), owner: type)
    }
    if let known = found[key] { return known }
    var method: SwiftMethod?
    var owner: AnyClass? = type
    while let present = owner, method == nil {
      if ClassNames.isOfSystem(present) { break }
      method = methods(of: present)[selector.description]
      owner = _getSuperclass(present)
    }
    found[key] = .some(method)
    return method
  }

  private static var tables: [ObjectIdentifier: [String: SwiftMethod]] = [:]

  /// Returns the methods that the class itself declares, by their selectors.
  private static func methods(of type: AnyClass) -> [String: SwiftMethod] {
    if let table = tables[ObjectIdentifier(type)] { return table }
    var table: [String: SwiftMethod] = [:]
    if let mangled = _mangledTypeName(type), let image = ImageSymbols.image(of: type) {
      let name = String(reflecting: type)
      for (symbol, address) in image.functions(withPrefix: "$s" + mangled) {
        // The symbols of functions end with `F`.
        guard symbol.hasSuffix("F"), let text = swiftDemangle(symbol),
          let signature = MethodSignature(text, of: name), signature.parameters.count <= 2
        else { continue }
        table[signature.selector] = SwiftMethod(
          code: .symbol(address, signature), owner: type)
      }
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }

  // MARK: Calling

  /// Calls the method. Traps if an argument doesn't have the class of its parameter.
  package func call(on object: AnyObject, sender: Any?, event: AnyObject? = nil) {
    switch code {
    case .declared(let call): _ = call(object, [sender, event])
    case .symbol(let address, let signature):
      call(address, signature, on: object, [sender, event as Any?])
    }
  }

  private func call(
    _ address: UnsafeRawPointer, _ signature: MethodSignature, on object: AnyObject,
    _ values: [Any?]
  ) {
    let describe = "\(String(reflecting: owner)).\(signature.name)"
    let arguments = zip(values, signature.parameters).map { argument($0, $1, of: describe) }
    let target = Bound(code: address, object: object)
    switch (arguments.first, arguments.count > 1 ? arguments[1] : nil) {
    case (nil, _): unsafeBitCast(target, to: NoParameters.self).call()
    case (.anything(let first), nil): unsafeBitCast(target, to: Anything.self).call(first)
    case (.something(let first), nil): unsafeBitCast(target, to: Something.self).call(first)
    case (.object(let first), nil): unsafeBitCast(target, to: Object.self).call(first)
    case (.anything(let first), .object(let second)):
      unsafeBitCast(target, to: AnythingAndObject.self).call(first, second)
    case (.something(let first), .object(let second)):
      unsafeBitCast(target, to: SomethingAndObject.self).call(first, second)
    case (.object(let first), .object(let second)):
      unsafeBitCast(target, to: TwoObjects.self).call(first, second)
    default: trap("\(describe) takes an event as something else")
    }
  }

  private enum Argument {
    case anything(Any)
    case something(Any?)
    case object(AnyObject?)
  }

  private func argument(
    _ value: Any?, _ parameter: MethodSignature.Parameter, of describe: String
  ) -> Argument {
    switch parameter {
    case .anything(isOptional: true): return .something(value)
    case .anything(isOptional: false):
      guard let value else { trap("\(describe) takes a sender, and there is none") }
      return .anything(value)
    case .object(let module, let name, let isOptional):
      guard let value else {
        if isOptional { return .object(nil) }
        trap("\(describe) takes an object, and there is none")
      }
      let object = value as AnyObject
      if let module, let name {
        guard let expected = ClassNames.type(named: name, in: module) else {
          trap("\(describe) takes a \(name), which is no class that can be found")
        }
        guard ClassNames.isClass(Swift.type(of: object), kindOf: expected) else {
          trap(
            "\(describe) takes a \(name), but is called with a "
              + String(reflecting: Swift.type(of: object)))
        }
      }
      return .object(object)
    }
  }

  // MARK: Code and object as a closure

  /// A closure consists of code and a context. The code receives the context in the same way as a method
  /// receives its object, so that both are called alike.
  private struct Bound {
    let code: UnsafeRawPointer
    let object: AnyObject
  }

  // Stored in structures, the closures have the calling conventions for exactly these types.
  private struct NoParameters { let call: () -> Void }
  private struct Anything { let call: (Any) -> Void }
  private struct Something { let call: (Any?) -> Void }
  private struct Object { let call: (AnyObject?) -> Void }
  private struct AnythingAndObject { let call: (Any, AnyObject?) -> Void }
  private struct SomethingAndObject { let call: (Any?, AnyObject?) -> Void }
  private struct TwoObjects { let call: (AnyObject?, AnyObject?) -> Void }
}
