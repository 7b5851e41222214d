import Foundation

/// The checkout that this trial is of.
enum Repository {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..", isDirectory: true).standardizedFileURL
}
