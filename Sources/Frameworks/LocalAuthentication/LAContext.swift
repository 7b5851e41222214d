public import Foundation

/// A context in which people authenticate. The device has no biometry and no passcode, so each authentication fails.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var maxBiometryFailures: NSNumber?

  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Returns whether people can authenticate, which is always `false`.
  @discardableResult
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.failure(of: policy)
    return false
  }

  /// - Parameter reply: A closure that's called on another thread.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, LAError(_nsError: Self.failure(of: policy))) }
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(_nsError: Self.failure(of: policy))
  }

  open func invalidate() {}

  private static func failure(of policy: LAPolicy) -> NSError {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics:
      NSError(
        domain: LAError.errorDomain, code: LAError.biometryNotAvailable.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey: "Biometry is not available on this device."
        ])
    case .deviceOwnerAuthentication:
      NSError(
        domain: LAError.errorDomain, code: LAError.passcodeNotSet.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Passcode not set."])
    }
  }
}
