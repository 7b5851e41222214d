/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  /// The code or tag of a message is wrong: the key is another one, or the message was changed.
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}
