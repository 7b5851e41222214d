import Testing

@Suite("Imports")
struct ImportTests {
  @Test("What came with another module is imported before the first line")
  func missing() {
    let translation = Translation("import XCTest\nlet a = UIView()\nlet b = URLSession.shared")
    #expect(
      translation.whole[0] == """
        #sourceLocation(file: "/app/1.swift", line: 1)
        import FoundationNetworking
        import UIKit
        #sourceLocation(file: "/app/1.swift", line: 1)
        import XCTest
        let a = UIView()
        let b = URLSession.shared
        """)
  }

  @Test("XCTest brings UIKit, whatever of it is named")
  func tests() {
    let translation = Translation("import XCTest\nlet edge = NSLayoutConstraint.Attribute.top")
    #expect(translation.whole[0].contains("\nimport UIKit\n"))
    #expect(!Translation("import XCTest", hasUIKit: false).whole[0].contains("UIKit"))
  }

  @Test(
    "What a bridging header imports is imported where it's named",
    arguments: ["let a = NSUserActivity.self", "let a = URLComponents()", "let a: CGFloat = 1"])
  func bridgingHeader(source: String) {
    #expect(Translation(source).whole[0].contains("\nimport UIKit\n"))
    #expect(!Translation("import Other\n" + source).whole[0].contains("import UIKit"))
    #expect(!Translation("let a = 1").whole[0].contains("import UIKit"))
  }

  @Test("A module has the name that it has here")
  func renamed() {
    #expect(
      Translation("import ObjectiveC.runtime\nimport os.log\nimport class UIKit.UIView").text
        == "import UIKit\nimport UnifiedLogging\nimport class UIKit.UIView")
  }

  @Test("Without UIKit nothing of it is written")
  func withoutUIKit() {
    let text = "class A: NSObject { @objc dynamic var a = 1 }"
    let translation = Translation(text, hasUIKit: false)
    #expect(translation.text == "class A: NSObject {               var a = 1 }")
    #expect(!translation.support.contains("UIKit"))
  }
}
