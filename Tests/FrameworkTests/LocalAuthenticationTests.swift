import Foundation
import LocalAuthentication
import Testing

@Suite("LocalAuthentication") struct LocalAuthenticationTests {
  @Test(
    "nobody can authenticate, and the error says why",
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
      (.deviceOwnerAuthentication, .passcodeNotSet),
    ])
  func policies(policy: LAPolicy, code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue && error?.domain == LAErrorDomain)
    #expect(!context.canEvaluatePolicy(policy, error: nil))
    #expect(context.biometryType == .none)
    let (isDone, failure) = await withCheckedContinuation { done in
      context.evaluatePolicy(policy, localizedReason: "Show the notes") { isDone, error in
        done.resume(returning: (isDone, error))
      }
    }
    #expect(!isDone && (failure as? LAError)?.code == code)
    do {
      _ = try await context.evaluatePolicy(policy, localizedReason: "Show the notes")
      Issue.record("nobody authenticated")
    } catch LAError.biometryNotAvailable {
      #expect(code == .biometryNotAvailable)
    } catch {
      #expect((error as? LAError)?.code == code)
    }
  }
}
