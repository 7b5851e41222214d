import Foundation
public import Testing

/// Expects a screen to look as it did when its picture was recorded.
///
/// ```swift
/// try await expectPicture(of: screen, named: "Results")
/// ```
/// The first run records the picture and fails, so that somebody looks at it before it is taken for right.
/// Later runs compare every byte. When they differ, a page beside the picture shows both, with the difference.
/// To record a picture anew, delete its file. What is in the folder is no source: leave it out of the test
/// target in the manifest, by `exclude: ["Pictures"]`.
///
/// - Parameters:
///   - screen: What is looked at, after it has settled.
///   - name: The picture's file, without `.svg`.
///   - folder: Where the file lies, from the folder of the test's file; `Pictures` unless given.
@MainActor public func expectPicture(
  of screen: Screen, named name: String, in folder: String = "Pictures",
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await screen.settle()
  let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent(folder).appendingPathComponent(name + ".svg").standardizedFileURL
  let record = PictureRecord(file: file)
  if let problem = try record.problem(with: screen.picture()) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}
