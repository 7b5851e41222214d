import Foundation

/// Returns a symbol as demangled by Swift's runtime, or `nil` if it isn't a Swift symbol.
package func swiftDemangle(_ symbol: String) -> String? {
  guard let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

@_silgen_name("swift_demangle")
private func swift_demangle(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
