/// The library's state of a hash function. Only one owner changes it.
final class HashState: @unchecked Sendable {
  private let algorithm: HashAlgorithm
  private let context: OpaquePointer

  init(_ algorithm: HashAlgorithm) {
    self.algorithm = algorithm
    context = Self.create()
    Libcrypto.check(Self.begin(context, algorithm.description, nil), "EVP_DigestInit_ex")
  }

  init(copying other: HashState) {
    algorithm = other.algorithm
    context = Self.create()
    Libcrypto.check(Self.copy(context, other.context), "EVP_MD_CTX_copy_ex")
  }

  deinit {
    Self.free(context)
  }

  func update(_ bytes: UnsafeRawBufferPointer) {
    Libcrypto.check(Self.update(context, bytes.baseAddress, bytes.count), "EVP_DigestUpdate")
  }

  func finalize() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: algorithm.byteCount) { bytes, count in
      Libcrypto.check(Self.finalize(context, bytes.baseAddress, nil), "EVP_DigestFinal_ex")
      count = algorithm.byteCount
    }
  }

  private static let create: @convention(c) @Sendable () -> OpaquePointer = Libcrypto.function(
    "EVP_MD_CTX_new")
  private static let free: @convention(c) @Sendable (OpaquePointer) -> Void = Libcrypto.function(
    "EVP_MD_CTX_free")
  private static let copy: @convention(c) @Sendable (OpaquePointer, OpaquePointer) -> Int32 =
    Libcrypto.function("EVP_MD_CTX_copy_ex")
  private static let begin:
    @convention(c) @Sendable (OpaquePointer, OpaquePointer?, OpaquePointer?) -> Int32 =
      Libcrypto.function("EVP_DigestInit_ex")
  private static let update:
    @convention(c) @Sendable (OpaquePointer, UnsafeRawPointer?, Int) -> Int32 = Libcrypto.function(
      "EVP_DigestUpdate")
  private static let finalize:
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt32>?
    ) -> Int32 = Libcrypto.function("EVP_DigestFinal_ex")
}
