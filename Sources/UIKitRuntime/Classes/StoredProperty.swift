import Foundation

/// A stored property of an object, found by name at run time.
///
/// Without Objective-C there is no setting by name; a class's metadata tells where its properties are
/// and of what type, which is enough for outlets. Observers of the property don't run.
@MainActor package struct StoredProperty {
  /// The declared type; of a weak property an optional.
  package let type: Any.Type
  package let isVariable: Bool
  private let isStrong: Bool
  private let offset: Int

  /// The stored properties that a class and its superclasses outside of UIKit declare, by name.
  package static func properties(of type: AnyClass) -> [String: StoredProperty] {
    if let known = known[ObjectIdentifier(type)] { return known }
    var properties: [String: StoredProperty] = [:]
    for index in inheritedCount(of: type)..<Reflection.count(type) {
      var field = Reflection.Field()
      let fieldType = Reflection.metadata(type, index, &field)
      defer { field.free?(field.name) }
      guard let name = field.name.map({ String(cString: $0) }) else { continue }
      properties[name] = StoredProperty(
        type: fieldType, isVariable: field.isVariable, isStrong: field.isStrong,
        offset: Reflection.offset(type, index))
    }
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  private static var known: [ObjectIdentifier: [String: StoredProperty]] = [:]

  /// The number of properties at the start that belong to classes of UIKit and Foundation.
  private static func inheritedCount(of type: AnyClass) -> Int {
    var base: AnyClass? = type
    while let present = base, !ClassNames.isOfSystem(present) { base = _getSuperclass(present) }
    return base.map { Reflection.count($0) } ?? 0
  }

  /// Sets the property of an object whose class it is of.
  ///
  /// - Returns: Whether the value is of the property's type; otherwise nothing happens.
  package func set(_ value: Any, of object: AnyObject) -> Bool {
    let address = Unmanaged.passUnretained(object).toOpaque() + offset
    func set<Value>(_ type: Value.Type) -> Bool {
      guard let value = value as? Value else { return false }
      if isStrong {
        address.assumingMemoryBound(to: Value.self).pointee = value
      } else {
        setWeak(value, at: address)
      }
      return true
    }
    return _openExistential(type, do: set)
  }

  /// Whether objects of these classes can be in the property: one, or several in an array.
  ///
  /// Whether a class conforms to a protocol is not asked.
  package func accepts(_ classes: [AnyClass], isCollection: Bool) -> Bool {
    var expected = type
    if let optional = expected as? any OptionalType.Type { expected = optional.wrapped }
    if isCollection {
      guard let array = expected as? any ArrayType.Type else { return false }
      expected = array.element
    }
    guard let expected = expected as? AnyClass else { return Reflection.isProtocol(expected) }
    return classes.allSatisfy { ClassNames.isClass($0, kindOf: expected) }
  }

  /// A weak property is a weak reference; that of a protocol has the conformances after it.
  private func setWeak<Value>(_ value: Value, at address: UnsafeMutableRawPointer) {
    withUnsafeBytes(of: value) { bytes in
      let word = MemoryLayout<UnsafeRawPointer?>.size
      let object = bytes.load(as: AnyObject?.self)
      address.assumingMemoryBound(to: WeakReference.self).pointee.object = object
      if bytes.count > word {
        (address + word).copyMemory(from: bytes.baseAddress! + word, byteCount: bytes.count - word)
      }
    }
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}

private protocol ArrayType {
  static var element: Any.Type { get }
}

extension Array: ArrayType {
  static var element: Any.Type { Element.self }
}

/// What Swift's reflection knows of a class: its stored properties, those of superclasses first.
private enum Reflection {
  struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    /// Neither weak nor unowned.
    var isStrong = false
    var isVariable = false
  }

  /// Whether a type is that of values that conform to a protocol, or of any object.
  static func isProtocol(_ type: Any.Type) -> Bool {
    // The kind is what metadata begins with.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  static func metadata(
    _ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<Field>
  ) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  static func offset(_ type: Any.Type, _ index: Int) -> Int
}
