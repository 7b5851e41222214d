/// An elliptic curve for signatures and for the agreement on keys.
public enum Curve25519 {
  /// Signatures of the kind Ed25519.
  public enum Signing {}

  /// Key agreement of the kind X25519.
  public enum KeyAgreement {}
}
