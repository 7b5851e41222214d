/// The memory in which closures store their captures.
///
/// The compiler describes the captures of each closure for debuggers: their types, in the order in memory. If the
/// description is missing or can't be read, the captures are unknown.
enum ClosureContext {
  struct Capture {
    enum Kind {
      case value(Any.Type)
      case closure
      /// A captured variable that closures share.
      case box
    }

    let kind: Kind
    let address: UnsafeRawPointer
  }

  static func isObject(_ context: UnsafeRawPointer) -> Bool {
    let kind = kind(of: context)
    return kind == 0 || kind >= 0x800
  }

  private static func kind(of context: UnsafeRawPointer) -> Int {
    context.load(as: UnsafeRawPointer.self).load(as: Int.self)
  }

  /// The captures that can hold strong references.
  static func captures(of context: UnsafeRawPointer) -> [Capture] {
    // 0x400: a heap object with a capture description.
    guard kind(of: context) == 0x400 else { return [] }
    let metadata = context.load(as: UnsafeRawPointer.self)
    guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      // The number of bindings. If it isn't 0, the captures' types depend on type parameters.
      description.load(fromByteOffset: 8, as: UInt32.self) == 0
    else { return [] }
    var captures: [Capture] = []
    var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    for index in 0..<Int(description.load(as: UInt32.self)) {
      let record = description + 12 + 4 * index
      let name = MangledName(at: record + Int(record.load(as: Int32.self)))
      guard let layout = name.layout else { return captures }
      offset = (offset + layout.alignment - 1) / layout.alignment * layout.alignment
      if let kind = name.kind { captures.append(Capture(kind: kind, address: context + offset)) }
      offset += layout.size
    }
    return captures
  }

  /// A mangled type name in the form that the runtime reads.
  private struct MangledName {
    let start: UnsafeRawPointer
    /// The name without its references to other symbols.
    let text: String
    let length: Int

    init(at start: UnsafeRawPointer) {
      self.start = start
      var text = ""
      var length = 0
      while case let byte = start.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
        switch byte {
        case 0x01...0x17: length += 5
        case 0x18...0x1F: length += 9
        default:
          text.unicodeScalars.append(Unicode.Scalar(byte))
          length += 1
        }
      }
      self.text = text
      self.length = length
    }

    private var isBox: Bool { text.hasSuffix("_Xx") }
    private var isClosure: Bool { text.wholeMatch(of: /.*Ieg[a-zH]*_/) != nil }
    /// Unowned, weak, or unowned and unsafe.
    private var isWeak: Bool { ["Xo", "Xw", "Xu"].contains { text.hasSuffix($0) } }
    private var type: Any.Type? {
      _getTypeByMangledNameInContext(
        start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: nil,
        genericArguments: nil)
    }

    var layout: (size: Int, alignment: Int)? {
      if isBox || isWeak { return (8, 8) }
      if isClosure { return (16, 8) }
      func open<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
        (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
      }
      return type.map { _openExistential($0, do: open) }
    }

    /// The kind of the capture, or `nil` if it can't hold a strong reference.
    var kind: Capture.Kind? {
      if isBox { return .box }
      if isClosure { return .closure }
      return isWeak ? nil : type.map(Capture.Kind.value)
    }
  }
}
