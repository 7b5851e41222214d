import UIKitDiagnostics

/// What UIKit tells developers in the console.
@MainActor package enum Console {
  /// Tests listen here.
  package static var write: (String) -> Void = writeToStandardError
}
