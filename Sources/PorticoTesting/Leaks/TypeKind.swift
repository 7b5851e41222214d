/// The way in which values of a type can hold references, by the kind in the type's metadata.
enum TypeKind {
  case object
  case closure
  /// A struct or a tuple.
  case fields
  case cases
  /// `any P`.
  case box
  /// A type whose values can't be searched.
  case other

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: Int.self) {
    // Where there is Objective-C, a class has the address of its metaclass here.
    case 0, 0x800...: self = .object
    case 0x200, 0x301: self = .fields
    // A noncopyable enum can't be searched.
    case 0x201, 0x202: self = metadata.isCopyable ? .cases : .other
    case 0x303, 0x307: self = .box
    // The convention of Swift closures is 0; C functions and blocks have others.
    case 0x302:
      self = metadata.load(fromByteOffset: 8, as: Int.self) & 0xFF0000 == 0 ? .closure : .other
    default: self = .other
    }
  }
}

extension UnsafeRawPointer {
  /// Whether values of the type are copyable, by a flag in its value witness table.
  fileprivate var isCopyable: Bool {
    let table = load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    return table.load(fromByteOffset: 80, as: UInt32.self) & 0x80_0000 == 0
  }
}
