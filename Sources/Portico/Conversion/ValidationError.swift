public import Foundation

/// The reason why a person's input is invalid, in words for the person.
///
/// ```swift
/// throw ValidationError("Choose a name of at most 20 letters")
/// ```
public struct ValidationError: Error, Hashable, Sendable {
  /// The message for the person.
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}

extension ValidationError: LocalizedError {
  public var errorDescription: String? { message }
}
