/// A test that ends its process doesn't end the run: another process supervises the tests.
extension Translator {
  /// A statement for the start of the program.
  static let supervision = "if _superviseTests() { TestRecorder.start() }; "

  /// Code that records which tests run, for the process that supervises them.
  static let recorder = """


    nonisolated private final class TestRecorder: NSObject, XCTestObservation {
      private var hasListed = false

      static func start() { XCTestObservationCenter.shared.addTestObserver(TestRecorder()) }

      func testSuiteWillStart(_ testSuite: XCTestSuite) {
        if !hasListed { tests(testSuite).forEach { _recordTest("?\\(name($0))") } }
        hasListed = true
        _recordTest("+\\(name(testSuite))")
      }

      func testSuiteDidFinish(_ testSuite: XCTestSuite) { _recordTest("-\\(name(testSuite))") }

      func testCaseWillStart(_ testCase: XCTestCase) { _recordTest("+\\(name(testCase))") }

      func testCaseDidFinish(_ testCase: XCTestCase) { _recordTest("-\\(name(testCase))") }

      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile file: String?, atLine line: Int
      ) {
        _recordTest("!")
      }

      private func tests(_ test: XCTest) -> [XCTest] {
        (test as? XCTestSuite)?.tests.flatMap(tests) ?? [test]
      }

      /// What XCTest selects a test or a class by.
      private func name(_ test: XCTest) -> String {
        guard let suite = test as? XCTestSuite else {
          return "\\(String(reflecting: type(of: test)))/\\(test.name.split(separator: ".").last ?? "")"
        }
        return suite.tests.first.flatMap { $0 as? XCTestCase }.map { String(reflecting: type(of: $0)) } ?? suite.name
      }
    }
    """
}
