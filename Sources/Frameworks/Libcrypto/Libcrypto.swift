import Foundation

/// OpenSSL's cryptographic library, which is opened when a function of it is first called.
package enum Libcrypto {
  /// The versions whose functions are known, the preferred one first.
  package static let names = ["libcrypto.so.3", "libcrypto.so.1.1"]

  private static let library = Library(names)

  /// Returns a function of the library, which must have the type of a C function.
  static func function<Function>(_ name: String) -> Function {
    guard let symbol = library[name] else {
      fatalError("\(library.name) has no function \(name).")
    }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// Ends the program if a function didn't return `1`.
  static func check(_ result: Int32, _ name: String) {
    if result != 1 { fatalError("\(library.name): \(name) failed.") }
  }

  /// Compares secrets in a time that doesn't depend on their contents.
  package static func isEqual(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Bool {
    guard first.count == second.count else { return false }
    return first.isEmpty || compare(first.baseAddress, second.baseAddress, first.count) == 0
  }

  /// Removes the errors of the last function, which otherwise remain in a queue of the thread.
  static func clearErrors() { clear() }

  private static let compare:
    @convention(c) @Sendable (UnsafeRawPointer?, UnsafeRawPointer?, Int) -> Int32 =
      function("CRYPTO_memcmp")
  private static let clear: @convention(c) @Sendable () -> Void = function("ERR_clear_error")
}
