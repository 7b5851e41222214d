import SwiftReading

/// Tests of an app run in the app. Xcode starts the app before the first test.
extension Translator {
  var hasTestCases: Bool { index.classes.contains { $0.descends(from: "XCTestCase") } }

  /// The delegate of the app that the module tests, if the module can see it.
  var hostDelegate: (module: String, type: String)? {
    guard hasTestCases else { return nil }
    for module in index.dependencies where index.files.contains(where: { tests(module.name, $0) }) {
      let delegate = module.classes.first { entry in
        let declaration = entry.declaration
        return declaration.inherited.contains("UIApplicationDelegate")
          && !declaration.has(.private) && !declaration.has(.fileprivate)
          && (declaration.attribute("main") ?? declaration.attribute("UIApplicationMain")) != nil
      }
      if let delegate { return (module.name, delegate.declaration.path) }
    }
    return nil
  }

  private func tests(_ module: String, _ file: SourceFile) -> Bool {
    file.testableImports.contains(module)
  }

  /// Returns code that starts the app when a test of the module starts. A module can have the name of a type, such
  /// as `Clock`, so the code names only the delegate, and its file imports no other module's.
  static func host(_ type: String, of tests: String) -> String {
    """

    private final class HostLauncher: NSObject, XCTestObservation {
      func testCaseWillStart(_ testCase: XCTestCase) {
        guard String(reflecting: Swift.type(of: testCase)).hasPrefix("\(tests).") else { return }
        MainActor.assumeIsolated { _launchHost(\(type).self) }
      }
    }
    """
  }
}
