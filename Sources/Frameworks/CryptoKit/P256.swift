/// The elliptic curve of NIST with 256 bits.
public enum P256 {
  /// Signatures.
  public enum Signing {}

  /// Key agreement.
  public enum KeyAgreement {}
}
