public import Foundation

/// The checkout that the trials are part of.
public enum Repository {
  public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..", isDirectory: true).standardizedFileURL
}
