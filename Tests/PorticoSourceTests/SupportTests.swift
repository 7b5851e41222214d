import Testing

@Suite("What all files of a module share")
struct SupportTests {
  @Test("The app's property list is in the program, and known when it starts")
  func information() {
    let translation = Translation(
      ["import UIKit"], information: "<plist><string>\\(quoted) \"\"\" end</string></plist>")
    #expect(
      translation.support.contains(
        "###\"\"\"\n<plist><string>\\(quoted) \"\"\" end</string></plist>\n\"\"\"###"))
    #expect(translation.support.contains("_declareInfoPlist(infoPlist, of: \"App\")"))
    #expect(translation.support.contains(".init_array"))
    #expect(translation.support.contains("var infoDictionary"))
    #expect(translation.support.contains("var bundleIdentifier"))
  }

  @Test("Bundles are found by the identifiers of property lists where there is UIKit")
  func identifiers() {
    let text = "guard let module = _module(ofBundle: identifier) else { return nil }"
    #expect(Translation(["import UIKit"]).support.contains(text))
    #expect(!Translation("", hasUIKit: false).support.contains("identifier"))
  }

  @Test("Timers have what they were given where there is UIKit")
  func timers() {
    #expect(Translation(["import UIKit"]).support.contains("var userInfo: Any? { _userInfo }"))
    #expect(!Translation("", hasUIKit: false).support.contains("_userInfo"))
  }

  @Test("Without one, nothing is said of it")
  func none() {
    let support = Translation(["import UIKit"]).support
    #expect(!support.contains("nfoPlist") && !support.contains("infoDictionary"))
  }

  @Test(
    "An app's own resource bundle gives way to SwiftPM's, where there is one",
    arguments: [
      "static var module: Bundle? = { nil }()", "static let module = Bundle(for: Finder.self)",
    ])
  func resourceBundle(declaration: String) {
    let text = "extension Foundation.Bundle {\n  \(declaration)\n}"
    #expect(!Translation([text], hasResources: true).text.contains("module"))
    #expect(Translation([text]).text == text)
    let own = "extension Bundle { private \(declaration) }\nextension Box { \(declaration) }"
    #expect(Translation([own], hasResources: true).text == own)
  }

  @Test("Tests that expect other values of properties get what XCTest has on a phone")
  func expectations() {
    let test = "import XCTest\nclass T: XCTestCase { func testA() { f(a) } }"
    #expect(!Translation([test]).support.contains("ValueWatch"))
    let asked = test.replacing("f(a)", with: "keyValueObservingExpectation(for: a, keyPath: \"b\")")
    #expect(Translation([asked]).support.contains("func keyValueObservingExpectation("))
    #expect(!Translation(asked, hasUIKit: false).support.contains("ValueWatch"))
  }

  @Test("Tests with activities and attachments get what XCTest has on a phone")
  func activities() {
    let test = "import XCTest\nclass T: XCTestCase { func testA() { f() } }"
    #expect(!Translation([test]).support.contains("TestActivity"))
    let divided = test.replacing("f()", with: "XCTContext.runActivity(named: \"a\") { _ in f() }")
    #expect(Translation([divided]).support.contains("static func runActivity<Result>("))
    let attached = test.replacing("f()", with: "add(XCTAttachment(string: \"a\"))")
    #expect(Translation([attached]).support.contains("func add(_ attachment: XCTAttachment)"))
    #expect(!Translation(divided, hasUIKit: false).support.contains("TestActivity"))
  }

  @Test("Tests that measure with metrics get what XCTest has on a phone")
  func metrics() {
    let test = "import XCTest\nclass T: XCTestCase { func testA() { measure { f() } } }"
    #expect(!Translation([test]).support.contains("XCTClockMetric"))
    let asked = test.replacing("measure", with: "measure(metrics: [XCTClockMetric()])")
    #expect(
      Translation([asked]).support.contains(
        "func measure(metrics: [any XCTMetric], block: () -> Void)"))
    #expect(!Translation(asked, hasUIKit: false).support.contains("XCTClockMetric"))
  }

  @Test("Test cases ask for expected failures before they record one")
  func failures() {
    let test = "import XCTest\nclass T: XCTestCase { func testA() { f() } }\nclass U: T {}"
    #expect(!Translation([test]).text.contains("recordFailure"))
    let asked = test.replacing("f()", with: "XCTExpectFailure()")
    let translation = Translation([asked])
    #expect(translation.text.ranges(of: "override func recordFailure").count == 1)
    #expect(translation.support.contains("nonisolated func XCTExpectFailure<R>("))
    let own = asked.replacing(
      "class U", with: "extension T { override func recordFailure() {} }\nclass U")
    #expect(!Translation([own]).text.contains("_takesFailure"))
  }

  @Test("Tests that turn the device get it")
  func device() {
    let test =
      "import XCTest\nclass T: XCTestCase { func testA() { XCUIDevice.shared.orientation = .portrait } }"
    #expect(Translation([test]).support.contains("_rotateDevice(to: newValue)"))
    #expect(
      !Translation([test.replacing("XCUIDevice", with: "Device")]).support.contains("_rotateDevice")
    )
  }

  @Test("Rectangles that touch don't intersect in modules that ask")
  func intersections() {
    #expect(
      Translation(["import UIKit\nlet a = b.intersects(c)"]).support.contains("func intersects("))
    #expect(!Translation(["import UIKit\nlet a = b.union(c)"]).support.contains("func intersects("))
  }
}
