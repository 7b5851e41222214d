/// An operation of a cipher, to which its input is given in parts.
package final class Cipher {
  package enum Operation: Int32 {
    case decrypt = 0
    case encrypt = 1
  }

  private let context: OpaquePointer
  private let blockByteCount: Int
  private var isAuthenticated: Bool { blockByteCount == 0 }

  /// Creates an operation.
  ///
  /// - Parameters:
  ///   - name: The name of the cipher in the library, such as `aes_256_cbc`.
  ///   - blockByteCount: `0` for a cipher that authenticates its input.
  ///   - key: A key of the cipher's length.
  ///   - iv: The initialization vector or nonce.
  package init(
    _ name: String, blockByteCount: Int, _ operation: Operation, key: [UInt8], iv: [UInt8]?,
    hasPadding: Bool = false
  ) {
    context = Self.create()
    self.blockByteCount = blockByteCount
    let description: @convention(c) @Sendable () -> OpaquePointer? = Libcrypto.function(
      "EVP_" + name)
    Libcrypto.check(
      Self.begin(context, description(), nil, nil, nil, operation.rawValue), "EVP_CipherInit_ex")
    if isAuthenticated, let iv { control(.setNonceLength, iv.count, nil) }
    Libcrypto.check(Self.begin(context, nil, nil, key, iv, -1), "EVP_CipherInit_ex")
    _ = Self.setPadding(context, hasPadding ? 1 : 0)
  }

  deinit {
    Self.free(context)
  }

  /// The tag of a cipher that authenticates its input: after encryption, or before decryption ends.
  package var tag: [UInt8] {
    get {
      var tag = [UInt8](repeating: 0, count: 16)
      tag.withUnsafeMutableBytes { control(.getTag, 16, $0.baseAddress) }
      return tag
    }
    set {
      var tag = newValue
      tag.withUnsafeMutableBytes { control(.setTag, $0.count, $0.baseAddress) }
    }
  }

  /// Adds data that is authenticated and not encrypted.
  package func authenticate(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    var count: Int32 = 0
    Libcrypto.check(
      Self.update(context, nil, &count, bytes.baseAddress, Int32(bytes.count)), "EVP_CipherUpdate")
  }

  /// Returns the output for a part of the input. With padding, the last block is part of a later output.
  package func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    return [UInt8](unsafeUninitializedCapacity: bytes.count + blockByteCount) { output, size in
      var count: Int32 = 0
      Libcrypto.check(
        Self.update(
          context, output.baseAddress, &count, bytes.baseAddress, Int32(bytes.count)),
        "EVP_CipherUpdate")
      size = Int(count)
    }
  }

  /// Returns the rest of the output; `nil` if the input has a wrong tag, length or padding.
  package func finalize() -> [UInt8]? {
    var rest = [UInt8](repeating: 0, count: max(blockByteCount, 1))
    var count: Int32 = 0
    guard Self.finalize(context, &rest, &count) == 1 else {
      Libcrypto.clearErrors()
      return nil
    }
    return Array(rest.prefix(Int(count)))
  }

  private enum Control: Int32 {
    case setNonceLength = 0x9
    case getTag = 0x10
    case setTag = 0x11
  }

  private func control(_ control: Control, _ argument: Int, _ pointer: UnsafeMutableRawPointer?) {
    Libcrypto.check(
      Self.control(context, control.rawValue, Int32(argument), pointer), "EVP_CIPHER_CTX_ctrl")
  }

  private static let create: @convention(c) @Sendable () -> OpaquePointer = Libcrypto.function(
    "EVP_CIPHER_CTX_new")
  private static let free: @convention(c) @Sendable (OpaquePointer) -> Void = Libcrypto.function(
    "EVP_CIPHER_CTX_free")
  private static let begin:
    @convention(c) @Sendable (
      OpaquePointer, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?,
      Int32
    ) -> Int32 = Libcrypto.function("EVP_CipherInit_ex")
  private static let setPadding: @convention(c) @Sendable (OpaquePointer, Int32) -> Int32 =
    Libcrypto.function("EVP_CIPHER_CTX_set_padding")
  private static let control:
    @convention(c) @Sendable (OpaquePointer, Int32, Int32, UnsafeMutableRawPointer?) -> Int32 =
      Libcrypto.function("EVP_CIPHER_CTX_ctrl")
  private static let update:
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?, UnsafeRawPointer?,
      Int32
    ) -> Int32 = Libcrypto.function("EVP_CipherUpdate")
  private static let finalize:
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = Libcrypto.function("EVP_CipherFinal_ex")
}
