/// A hash function.
package enum HashAlgorithm: String, Sendable {
  case md5, sha1, sha224, sha256, sha384, sha512

  package var byteCount: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The library's description of the function.
  var description: OpaquePointer? {
    let description: @convention(c) @Sendable () -> OpaquePointer? =
      Libcrypto.function("EVP_" + rawValue)
    return description()
  }
}
