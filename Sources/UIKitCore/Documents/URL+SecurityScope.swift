public import Foundation

extension URL {
  /// Makes the file of a document picker or a bookmark accessible. Here, it always is.
  ///
  /// - Returns: `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file. Has no effect: files are always accessible.
  public func stopAccessingSecurityScopedResource() {}
}
