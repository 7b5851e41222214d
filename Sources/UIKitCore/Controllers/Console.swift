import UIKitDiagnostics

/// The messages that UIKit writes to the console for developers.
@MainActor package enum Console {
  /// The function that writes a message. Tests replace it.
  package static var write: (String) -> Void = writeToStandardError
}
