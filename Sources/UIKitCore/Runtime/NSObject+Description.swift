package import Foundation

extension NSObject {
  /// The address, which tells instances apart in descriptions.
  package nonisolated var identityDescription: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }
}
