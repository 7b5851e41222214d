import Foundation

/// A stored property of an object, found by its name at run time.
///
/// Without Objective-C, properties can't be set by name. The metadata of a class contains the offsets and types
/// of its properties, which is sufficient for outlets. The property's observers are not called.
@MainActor package struct StoredProperty {
  /// The declared type; for a weak property an optional.
  package let type: Any.Type
  package let isVariable: Bool
  private let isStrong: Bool
  private let offset: Int

  /// Returns the stored properties that a class and its superclasses outside of UIKit and Foundation declare,
  /// by name.
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

  /// Returns the number of initial properties that belong to classes of UIKit and Foundation.
  private static func inheritedCount(of type: AnyClass) -> Int {
    var base: AnyClass? = type
    while let present = base, !ClassNames.isOfSystem(present) { base = _getSuperclass(present) }
    return base.map { Reflection.count($0) } ?? 0
  }

  /// Sets the property of an object of its class.
  ///
  /// - Returns: Whether the value has the property's type; otherwise the property is unchanged.
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

  /// Whether the property can contain an object of these classes or, for a collection, an array of them.
  ///
  /// Doesn't check conformances to protocols.
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

  /// Sets a weak property: a weak reference, followed by the conformances if the type is a protocol.
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

/// The functions of Swift's reflection for classes, whose stored properties start with those of the
/// superclasses.
private enum Reflection {
  struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    /// Neither weak nor unowned.
    var isStrong = false
    var isVariable = false
  }

  /// Whether a type is the existential type of a protocol or `AnyObject`.
  static func isProtocol(_ type: Any.Type) -> Bool {
    // Metadata starts with the kind of the type.
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
