import Foundation
import UIKitDiagnostics
private import SwiftCalls

/// The initializer without parameters that a class of an app declares.
///
/// It overrides no initializer of UIKit and has no entry in a method table, so that it's found by its symbol.
@MainActor package struct OwnInitializer {
  private let address: UnsafeRawPointer

  private static var found: [ObjectIdentifier: OwnInitializer?] = [:]

  /// Returns the initializer of a class; `nil` if the class inherits UIKit's, or the program has no symbols.
  package static func of(_ type: AnyClass) -> OwnInitializer? {
    if let known = found[ObjectIdentifier(type)] { return known }
    var initializer: OwnInitializer?
    var owner: AnyClass? = type
    while let present = owner, initializer == nil,
      ClassNames.module(of: present) != ClassNames.toolkit
    {
      let symbols = symbols(of: present)
      // A designated initializer would only initialize the properties of its own class.
      if present == type || symbols["c"] == nil {
        initializer = symbols["C"].map(OwnInitializer.init)
      }
      owner = _getSuperclass(present)
    }
    found[ObjectIdentifier(type)] = .some(initializer)
    return initializer
  }

  /// Returns the symbols of the allocating initializer, `C`, and of the non-allocating one, `c`.
  private static func symbols(of type: AnyClass) -> [Character: UnsafeRawPointer] {
    guard let mangled = _mangledTypeName(type), let image = ImageSymbols.image(of: type) else {
      return [:]
    }
    let parts = literals(of: mangled)
    var symbols: [Character: UnsafeRawPointer] = [:]
    for (name, address) in image.functions(withPrefix: "$s" + parts[0]) {
      guard let kind = kind(of: name.dropFirst(2), parts) else { continue }
      // If several files contain private classes with the same name, the symbol is ambiguous.
      guard symbols[kind] == nil else { return [:] }
      symbols[kind] = address
    }
    return symbols
  }

  /// Splits the mangled name of a class where symbols contain a file discriminator for a private type.
  ///
  /// At run time an address stands in its place: `5Outer13$55d0c7f4e1a0yXZ5InnerC`.
  private static func literals(of mangled: String) -> [Substring] {
    var parts: [Substring] = [""]
    var rest = Substring(mangled)
    while let match = rest.firstMatch(of: /[0-9]+\$[0-9a-f]+yXZ([0-9]+)/) {
      let name = rest[match.range.upperBound...].prefix(Int(match.1) ?? 0)
      parts[parts.count - 1] += rest[..<match.range.lowerBound]
      parts[parts.count - 1] += match.1
      parts[parts.count - 1] += name
      parts.append("")
      rest = rest[name.endIndex...]
    }
    parts[parts.count - 1] += rest
    return parts
  }

  /// Returns the kind of the initializer for a symbol; `nil` for other symbols.
  private static func kind(of symbol: Substring, _ parts: [Substring]) -> Character? {
    var rest = symbol
    for (index, part) in parts.enumerated() {
      if index > 0 {
        guard rest.hasPrefix("33_"), rest.dropFirst(35).hasPrefix("LL") else { return nil }
        rest = rest.dropFirst(37)
      }
      guard rest.hasPrefix(part) else { return nil }
      rest = rest.dropFirst(part.count)
    }
    // Two letters refer to the class as the result, followed by the empty parameter list and the initializer.
    guard rest.count == 6, rest.hasPrefix("A"), rest.dropFirst(2).hasPrefix("ycf") else {
      return nil
    }
    return rest.last
  }

  /// Creates an instance of `type`, which must be the class for which the initializer was found.
  package func make(_ type: AnyClass) -> AnyObject {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let object = callAllocatingInitializer(address, metadata)
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }
}
