public import Foundation

extension ChaChaPoly {
  /// An encrypted message with its nonce and tag.
  public struct SealedBox: Sendable {
    let sealed: SealedBytes

    init(sealed: SealedBytes) {
      self.sealed = sealed
    }

    /// - Parameter data: The nonce, the encrypted message and the tag, one after the other.
    public init<D: DataProtocol>(combined data: D) throws {
      sealed = try SealedBytes(combined: Array(data))
    }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      sealed = try SealedBytes(
        nonce: nonce.bytes, ciphertext: Array(ciphertext), tag: Array(tag))
    }

    public var nonce: Nonce { Nonce(bytes: sealed.nonce) }
    public var ciphertext: Data { Data(sealed.ciphertext) }
    public var tag: Data { Data(sealed.tag) }
    /// The nonce, the encrypted message and the tag, one after the other.
    public var combined: Data { sealed.combined }
  }
}
