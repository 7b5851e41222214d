import Foundation
public import Testing

/// Expects a screen to look as it did when its picture was recorded.
///
/// ```swift
/// try await expectPicture(of: screen, named: "Results")
/// ```
/// The first run records the picture and fails, so that you look at the picture before it becomes the reference. Later runs compare all bytes. If they differ, a page beside the picture shows both and the
/// difference. To record a picture again, delete its file. Exclude the folder from the test target in the
/// manifest: `exclude: ["Pictures"]`.
///
/// - Parameters:
///   - screen: The screen. The function first waits until it has settled.
///   - name: The name of the picture's file, without `.svg`.
///   - folder: The folder of the file, relative to the folder of the test's file.
///   - filePath: The test's file.
///   - sourceLocation: The location to which a difference is attributed.
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
