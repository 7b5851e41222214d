import SwiftCalls

/// Finds the types in the program that conform to a protocol.
package enum ConformingTypes {
  /// Returns the conforming types, except generic ones, in unspecified order.
  ///
  /// - Parameter type: The existential type of the protocol: `(any Fruit).self`.
  package static func types(conformingTo type: Any.Type) -> [Any.Type] {
    let existential = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard existential.load(as: Int.self) == existentialKind,
      existential.load(fromByteOffset: 12, as: UInt32.self) == 1,
      let first = firstConformance(), let end = endOfConformances()
    else { return [] }
    let wanted = existential.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return sequence(first: first) { $0 + 1 }.prefix { $0 < end }.compactMap { record in
      let conformance = target(of: UnsafeRawPointer(record))
      guard indirectTarget(of: conformance) == wanted else { return nil }
      return conformingType(conformance)
    }
  }

  private static let existentialKind = 0x303

  /// Returns the type of a conformance record. Its fourth word contains flags with the kind of the reference,
  /// which is the second word and leads to the type's descriptor.
  private static func conformingType(_ conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    let reference = conformance + 4
    let descriptor: UnsafeRawPointer
    switch flags >> 3 & 7 {
    case 0: descriptor = target(of: reference)
    case 1: descriptor = target(of: reference).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let kind = descriptor.load(as: UInt32.self)
    let isGeneric = kind & 0x80 != 0
    // A class, structure or enumeration.
    guard 16...18 ~= kind & 0x1F, !isGeneric else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// Returns the target of a relative reference whose lowest bit indicates an additional pointer.
  private static func indirectTarget(of place: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = place.load(as: Int32.self)
    let found = place + Int(offset & ~1)
    return offset & 1 == 0 ? found : found.load(as: UnsafeRawPointer.self)
  }
}
