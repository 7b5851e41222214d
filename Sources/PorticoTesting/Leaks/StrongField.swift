import Foundation

/// A stored property that isn't weak or unowned.
///
/// Swift's reflection metadata contains the ownership and the offset of each property. `Mirror` doesn't provide the
/// ownership, and may trap when it reads an unowned property. It also shows what a `CustomReflectable` type chooses to
/// show, instead of the stored properties.
struct StrongField {
  let name: String
  let type: Any.Type
  let address: UnsafeRawPointer

  /// Whether it is an element of a tuple, such as the associated values of an enumeration case.
  var isOfTuple: Bool { name.first == "." }

  /// Returns the strong stored properties of an object, including those of its superclasses.
  static func all(of object: AnyObject) -> [StrongField] {
    all(
      of: Swift.type(of: object),
      at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// Returns the strong stored properties of a class instance, struct or tuple in memory.
  static func all(of type: Any.Type, at address: UnsafeRawPointer) -> [StrongField] {
    func open<Owner>(_ owner: Owner.Type) -> [StrongField] {
      (0..<recursiveCount(owner)).compactMap { index in
        var metadata = FieldMetadata()
        let type = recursiveChildMetadata(owner, index, &metadata)
        defer { metadata.freeName?(metadata.name) }
        guard metadata.isStrong, let name = metadata.name else { return nil }
        // The compiler stores a lazy property under another name.
        let plain = String(cString: name).replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        return StrongField(
          name: plain, type: type, address: address + recursiveChildOffset(owner, index))
      }
    }
    return _openExistential(type, do: open)
  }
}

/// The metadata of a field. The layout must match the standard library's structure.
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
