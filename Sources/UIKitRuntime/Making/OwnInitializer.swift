import Foundation
import UIKitDiagnostics
private import SwiftCalls

/// The initializer without arguments that an app's class declares for itself.
///
/// It overrides none of UIKit's, so no table of methods leads to it: it is found by its symbol.
@MainActor package struct OwnInitializer {
  private let address: UnsafeRawPointer

  private static var found: [ObjectIdentifier: OwnInitializer?] = [:]

  /// The initializer of a class; `nil` where it inherits UIKit's, or symbols are stripped.
  package static func of(_ type: AnyClass) -> OwnInitializer? {
    if let known = found[ObjectIdentifier(type)] { return known }
    var initializer: OwnInitializer?
    var owner: AnyClass? = type
    while let present = owner, initializer == nil,
      ClassNames.module(of: present) != ClassNames.toolkit
    {
      let symbols = symbols(of: present)
      // One that does not delegate sets the properties of its own class only.
      if present == type || symbols["c"] == nil {
        initializer = symbols["C"].map(OwnInitializer.init)
      }
      owner = _getSuperclass(present)
    }
    found[ObjectIdentifier(type)] = .some(initializer)
    return initializer
  }

  /// What allocates and initializes, `C`, and what initializes only, `c`.
  private static func symbols(of type: AnyClass) -> [Character: UnsafeRawPointer] {
    guard let mangled = _mangledTypeName(type), let image = ImageSymbols.image(of: type) else {
      return [:]
    }
    let parts = literals(of: mangled)
    var symbols: [Character: UnsafeRawPointer] = [:]
    for (name, address) in image.functions(withPrefix: "$s" + parts[0]) {
      guard let kind = kind(of: name.dropFirst(2), parts) else { continue }
      // Of private classes of one name in several files, nobody can tell which is meant.
      guard symbols[kind] == nil else { return [:] }
      symbols[kind] = address
    }
    return symbols
  }

  /// A class's name in symbols, cut where something private in it is told apart by its file.
  ///
  /// At run time that is an address: `5Outer13$55d0c7f4e1a0yXZ5InnerC`.
  private static func literals(of mangled: String) -> [Substring] {
    var parts: [Substring] = [""]
    var rest = Substring(mangled)
    while let match = rest.firstMatch(of: /[0-9]+\$[0-9a-f]+yXZ([0-9]+)/) {
      let name = rest[match.range.upperBound...].prefix(Int(match.1) ?? 0)
      parts[parts.count - 1] += rest[..<match.range.lowerBound] + match.1 + name
      parts.append("")
      rest = rest[name.endIndex...]
    }
    parts[parts.count - 1] += rest
    return parts
  }

  /// The kind of initializer that a symbol is for; `nil` where it is for something else.
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
    // Two letters refer to the class as the result; then no parameters, then an initializer.
    guard rest.count == 6, rest.hasPrefix("A"), rest.dropFirst(2).hasPrefix("ycf") else {
      return nil
    }
    return rest.last
  }

  /// An instance of `type`, which is the class asked for above.
  package func make(_ type: AnyClass) -> AnyObject {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let object = callAllocatingInitializer(address, metadata)
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }
}
