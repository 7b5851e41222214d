import Foundation
import Testing

/// Reads hexadecimal digits.
func bytes(_ text: String) throws -> Data {
  let digits = Array(text)
  return Data(
    try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0...($0 + 1)]), radix: 16))
    })
}

func hexadecimal(_ bytes: some ContiguousBytes) -> String {
  bytes.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
}
