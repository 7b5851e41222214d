import SwiftReading

/// Failures that tests expect, which XCTest lacks on Linux.
extension Translator {
  /// Makes test cases ask for expectations before they record a failure.
  func expectFailures() {
    guard options.hasUIKit, names("XCTExpectFailure") else { return }
    for entry in index.classes where entry.descends(from: "XCTestCase") {
      guard entry.superclass?.descends(from: "XCTestCase") != true,
        !entry.parts.flatMap(\.declaration.members).contains(where: { $0.name == "recordFailure" })
      else { continue }
      draft(of: entry.file)?.add(Self.recording, to: entry.declaration)
    }
  }

  private static let recording =
    "nonisolated override func recordFailure(withDescription description: String, inFile filePath: String, "
    + "atLine lineNumber: Int, expected: Bool) { if !_takesFailure(description) { super.recordFailure("
    + "withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected) } }"

  static let expectedFailures = """

    import XCTest

    nonisolated struct XCTIssue {
      enum IssueType: Int {
        case assertionFailure, performanceRegression, system, thrownError, uncaughtException
        case unmatchedExpectedFailure
      }

      let type: IssueType
      let compactDescription: String
      var detailedDescription: String? { compactDescription }
    }

    nonisolated class XCTExpectedFailure: NSObject {
      class Options: NSObject {
        var isEnabled = true
        var isStrict = true
        var issueMatcher: (XCTIssue) -> Bool = { _ in true }

        class func nonStrict() -> Options {
          let options = Options()
          options.isStrict = false
          return options
        }
      }

      let failureReason: String?
      fileprivate let options: Options
      fileprivate var isMatched = false

      fileprivate init(_ reason: String?, _ options: Options) {
        failureReason = reason
        self.options = options
      }
    }

    nonisolated private func options(
      _ enabled: Bool?, _ strict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?
    ) -> XCTExpectedFailure.Options {
      let options = XCTExpectedFailure.Options()
      options.isEnabled = enabled ?? true
      options.isStrict = strict ?? true
      if let issueMatcher { options.issueMatcher = issueMatcher }
      return options
    }

    /// Ends the expectations of a test with it.
    nonisolated private final class ExpectationEnd: NSObject, XCTestObservation {
      nonisolated(unsafe) static var expected: [XCTExpectedFailure] = []
      nonisolated(unsafe) private static let observer = ExpectationEnd()
      private static let registration: Void = XCTestObservationCenter.shared.addTestObserver(observer)

      static func add(_ failure: XCTExpectedFailure) {
        registration
        expected.append(failure)
      }

      func testCaseDidFinish(_ testCase: XCTestCase) { Self.expected = [] }
    }

    /// Returns whether the test expects the failure.
    nonisolated func _takesFailure(_ description: String) -> Bool {
      let issue = XCTIssue(type: .assertionFailure, compactDescription: description)
      let failure = ExpectationEnd.expected.last { $0.options.isEnabled && $0.options.issueMatcher(issue) }
      failure?.isMatched = true
      return failure != nil
    }

    nonisolated func XCTExpectFailure(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options
    ) {
      ExpectationEnd.add(XCTExpectedFailure(failureReason, options))
    }

    nonisolated func XCTExpectFailure(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
      issueMatcher: ((XCTIssue) -> Bool)? = nil
    ) {
      XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
    }

    nonisolated func XCTExpectFailure<R>(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
    ) rethrows -> R {
      let failure = XCTExpectedFailure(failureReason, options)
      ExpectationEnd.add(failure)
      defer {
        ExpectationEnd.expected.removeAll { $0 === failure }
        if options.isEnabled, options.isStrict, !failure.isMatched {
          XCTFail("Expected failure\\(failureReason.map { " '\\($0)'" } ?? "") but none recorded.")
        }
      }
      return try failingBlock()
    }

    nonisolated func XCTExpectFailure<R>(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
      issueMatcher: ((XCTIssue) -> Bool)? = nil
    ) rethrows -> R {
      try XCTExpectFailure(
        failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
    }
    """
}
