import Foundation

/// A stored property that keeps what it refers to alive.
///
/// The reflection metadata of the standard library says which properties are weak or unowned, and where
/// the others lie; `Mirror` does not tell, and reading an unowned property through it may trap. Nor can a
/// type disguise its properties here, as it can by a mirror of its own.
struct StrongField {
  let name: String
  let type: Any.Type
  let address: UnsafeRawPointer

  /// Whether it is a part of a tuple, as the values of an enumeration's case are.
  var isOfTuple: Bool { name.first == "." }

  /// The strong stored properties of an object, its superclasses' included.
  static func all(of object: AnyObject) -> [StrongField] {
    all(
      of: Swift.type(of: object),
      at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// The strong stored properties of a class, struct or tuple in memory.
  static func all(of type: Any.Type, at address: UnsafeRawPointer) -> [StrongField] {
    func open<Owner>(_ owner: Owner.Type) -> [StrongField] {
      (0..<recursiveCount(owner)).compactMap { index in
        var metadata = FieldMetadata()
        let type = recursiveChildMetadata(owner, index, &metadata)
        defer { metadata.freeName?(metadata.name) }
        guard metadata.isStrong, let name = metadata.name else { return nil }
        // A lazy property is stored under a name of the compiler's.
        let plain = String(cString: name).replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        return StrongField(
          name: plain, type: type, address: address + recursiveChildOffset(owner, index))
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
