import SwiftReading

/// What XCTest lacks on Linux.
extension Translator {
  /// The declarations that the module's tests use.
  var testDeclarations: [String] {
    guard options.hasUIKit else { return [] }
    var declarations: [String] = []
    if names("XCTContext", "XCTActivity", "XCTAttachment") { declarations.append(Self.activities) }
    if names("metrics", "XCTMetric", "XCTMeasureOptions") { declarations.append(Self.metrics) }
    if names("XCTExpectFailure", "XCTExpectedFailure") {
      declarations.append(Self.expectedFailures)
    }
    if names("XCUIDevice") { declarations.append(Self.device) }
    return declarations
  }

  /// Returns whether the module's sources contain one of the names.
  func names(_ names: String...) -> Bool {
    index.files.contains { file in file.source.names.contains { names.contains($0) } }
  }
}
