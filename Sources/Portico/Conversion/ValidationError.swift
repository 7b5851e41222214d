public import Foundation

/// Why something that a person entered can't be taken, in words for that person.
///
/// ```swift
/// throw ValidationError("Choose a name of at most 20 letters")
/// ```
public struct ValidationError: Error, Hashable, Sendable {
  /// What to tell the person.
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}

extension ValidationError: LocalizedError {
  public var errorDescription: String? { message }
}
