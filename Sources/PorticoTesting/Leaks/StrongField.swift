import Foundation

/// A stored property that keeps what it refers to alive.
///
/// The reflection metadata of the standard library says which properties are weak or unowned, and where
/// the others lie; `Mirror` does not tell, and reading an unowned property through it may trap.
struct StrongField {
  let name: String
  let value: Any

  /// The strong stored properties of an object, its superclasses' included.
  static func all(of object: AnyObject) -> [StrongField] {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) { fields(of: type(of: object), at: address) }
  }

  /// The strong stored properties of a struct or tuple.
  static func all(of value: Any) -> [StrongField] {
    func open<Value>(_ value: Value) -> [StrongField] {
      // A protocol's box has no properties; what lies in it is seen by a mirror only.
      guard !isExistential(Value.self) else {
        return Mirror(reflecting: value).children.map {
          StrongField(name: $0.label ?? "", value: $0.value)
        }
      }
      return withUnsafePointer(to: value) { fields(of: Value.self, at: UnsafeRawPointer($0)) }
    }
    return _openExistential(value, do: open)
  }

  private static func isExistential(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata says what kind of type it is: `any P`, or `any P<Q>`.
    [0x303, 0x307].contains(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }

  private static func fields(of type: Any.Type, at address: UnsafeRawPointer) -> [StrongField] {
    func open<Owner>(_ owner: Owner.Type) -> [StrongField] {
      (0..<recursiveCount(owner)).compactMap { index in
        var metadata = FieldMetadata()
        let type = recursiveChildMetadata(owner, index, &metadata)
        defer { metadata.freeName?(metadata.name) }
        guard metadata.isStrong, let name = metadata.name else { return nil }
        let place = address + recursiveChildOffset(owner, index)
        func load<Value>(_: Value.Type) -> Any {
          place.assumingMemoryBound(to: Value.self).pointee
        }
        // A lazy property is stored under a name of the compiler's.
        let plain = String(cString: name).replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        return StrongField(name: plain, value: _openExistential(type, do: load))
      }
    }
    return _openExistential(type, do: open)
  }
}

/// The layout of the standard library's own structure.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount<T>(_: T.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata<T>(
  _: T.Type, _ index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset<T>(_: T.Type, _ index: Int) -> Int
