import Foundation
import Libcrypto

/// Compares bytes in a time that doesn't depend on their values.
func isEqual(_ first: UnsafeRawBufferPointer, _ second: some DataProtocol) -> Bool {
  [UInt8](second).withUnsafeBytes { Libcrypto.isEqual(first, $0) }
}

extension ContiguousBytes {
  var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}

extension Sequence<UInt8> {
  /// The bytes in hexadecimal digits.
  var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
}
