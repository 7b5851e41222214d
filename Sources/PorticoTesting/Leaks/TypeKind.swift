/// How a value keeps what it refers to, as the first words of its type's metadata tell.
enum TypeKind {
  case object
  case closure
  /// A struct or a tuple.
  case fields
  case cases
  /// `any P`.
  case box
  /// Nothing that could be searched.
  case other

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: Int.self) {
    case 0: self = .object
    case 0x200, 0x301: self = .fields
    // An enum that can't be copied can't be looked into.
    case 0x201, 0x202: self = metadata.isCopyable ? .cases : .other
    case 0x303, 0x307: self = .box
    // The convention of functions of C and of blocks is another one than 0.
    case 0x302:
      self = metadata.load(fromByteOffset: 8, as: Int.self) & 0xFF0000 == 0 ? .closure : .other
    default: self = .other
    }
  }
}

extension UnsafeRawPointer {
  /// By the table of functions that copy and destroy values of a type.
  fileprivate var isCopyable: Bool {
    let table = load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    return table.load(fromByteOffset: 80, as: UInt32.self) & 0x80_0000 == 0
  }
}
