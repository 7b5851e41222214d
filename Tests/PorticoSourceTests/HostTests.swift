import PorticoSource
import Testing

@Suite("The app that tests run in")
struct HostTests {
  private func support(app: String, tests: String) -> String {
    let app = ModuleIndex(
      name: "Shop", files: [SourceFile(path: "/app/App.swift", text: app)])
    let index = ModuleIndex(
      name: "ShopTests", files: [SourceFile(path: "/app/Tests.swift", text: tests)],
      dependencies: [app])
    return Translator(index).support()
  }

  private let app = """
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  @Test("is started before the first of them")
  func started() {
    let support = support(
      app: app, tests: "import XCTest\n@testable import Shop\nclass A: XCTestCase {}")
    #expect(support.contains("\n@testable import Shop\n"))
    #expect(support.contains("_launchHost(AppDelegate.self)"))
    #expect(support.contains("hasPrefix(\"ShopTests.\")"))
    #expect(support.contains("addTestObserver(HostLauncher())"))
  }

  @Test("has its main bundle in tests, which could mean Foundation's else")
  func bundle() {
    let support = support(
      app: app, tests: "import XCTest\n@testable import Shop\nclass A: XCTestCase {}")
    #expect(support.contains("static var main: Foundation.Bundle"))
    #expect(support.contains("mainResources = resources(of: \"Shop\")"))
    #expect(
      support.contains("_infoDictionary(self, main: .main, of: \"Shop\", else: \"ShopTests\")"))
    #expect(!self.support(app: app, tests: "class A {}").contains("static var main"))
  }

  @Test(
    "is not started where there is none to be seen",
    arguments: [
      "import Shop\nclass A: XCTestCase {}", "@testable import Shop\nclass A {}",
      "@testable import Other\nclass A: XCTestCase {}",
    ])
  func notStarted(tests: String) {
    #expect(!support(app: app, tests: tests).contains("_launchHost"))
  }

  @Test("is an app with a delegate that starts it")
  func noDelegate() {
    let tests = "@testable import Shop\nclass A: XCTestCase {}"
    for app in ["class AppDelegate: NSObject, UIApplicationDelegate {}", "@main struct App {}"] {
      #expect(!support(app: app, tests: tests).contains("_launchHost"))
    }
  }
}
