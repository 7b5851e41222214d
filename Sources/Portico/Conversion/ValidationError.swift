public import Foundation

/// The reason why the user's input is invalid, as a message for the user.
///
/// ```swift
/// throw ValidationError("Choose a name of at most 20 letters")
/// ```
public struct ValidationError: Error, Hashable, Sendable {
  /// The message for the user.
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}

extension ValidationError: LocalizedError {
  public var errorDescription: String? { message }
}
