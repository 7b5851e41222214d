import Foundation
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

  @Test("A parser of XML needs its module, once")
  func parser() {
    #expect(
      Translation("import Foundation\nlet a: XMLParserDelegate? = nil").whole[0]
        .contains("\nimport FoundationXML\n"))
    let known = Translation("import FoundationXML\nlet a = XMLParser(data: Data())").whole[0]
    #expect(known.components(separatedBy: "import FoundationXML").count == 2)
  }

  @Test("Foundation brings Security on a phone", arguments: ["kSecClass", "SecItemAdd"])
  func security(name: String) {
    let text = "import Foundation\nlet a = \(name)"
    #expect(Translation(text).whole[0].contains("\nimport Security\n"))
    let known = Translation("import Security\n" + text).whole[0]
    #expect(known.components(separatedBy: "import Security").count == 2)
    #expect(!Translation(text, modules: ["Security": ""]).whole[0].contains("import Security"))
    #expect(!Translation("let kSecond = \"\(name)\"").whole[0].contains("import Security"))
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

  @Test("What a bridging header imports of other frameworks is imported into each file once")
  func bridgedFrameworks() {
    let translation = Translation(
      ["import CommonCrypto\nlet a = CC_MD5", "let b = 1"], imports: ["CommonCrypto"])
    let counts = translation.whole.map {
      $0.components(separatedBy: "import CommonCrypto\n").count - 1
    }
    #expect(counts == [1, 1])
    #expect(translation.lines(1) == ["let b = 1"])
  }

  @Test("A module has the name that it has here")
  func renamed() {
    #expect(
      Translation("import ObjectiveC.runtime\nimport os.log\nimport class UIKit.UIView").text
        == "import UIKit\nimport UnifiedLogging\nimport class UIKit.UIView")
  }

  @Test("Darwin's C library is Foundation's, and nothing else of Darwin is found")
  func darwin() {
    #expect(
      Translation("import Darwin.C\nimport func Darwin.sqrt\nlet a = Darwin.sqrt(2)").text
        == "import Foundation\nimport Foundation\nlet a = Foundation.sqrt(2)")
    #expect(
      Translation("import UIKit\nlet a = Darwin.log(2), b = a.Darwin.log").text
        == "import UIKit\nlet a = Foundation.log(2), b = a.Darwin.log")
    let condition = "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif"
    #expect(Translation(condition).lines().filter { $0.hasPrefix("import G") } == ["import Glibc"])
  }

  @Test("Of a module that has another name here, a part is imported with the rest")
  func partOfRenamed() {
    #expect(
      Translation("import class ObjectiveC.NSObject\nimport struct os.Logger\nlet a = os.Logger()")
        .text == "import UIKit\nimport UnifiedLogging\nlet a = UnifiedLogging.Logger()")
  }

  @Test("What stands in for a module is imported, and qualifies its types")
  func substitutes() {
    let translation = Translation(
      """
      import UIKit
      @preconcurrency import Combine
      import class Combine.AnyCancellable; import struct Foundation.Date
      class Base: UIView {}
      extension Base { @objc func keep(_ token: Combine.AnyCancellable) {} }
      class Derived: Base { override func keep(_ token: Combine.AnyCancellable) {} }
      let name = "\\(Combine.Just(1))", all = Everything.Combine.Just, set = Combine.shared
      """, modules: ["Combine": "OpenCombine"])
    let lines = translation.lines()
    #expect(lines[1] == "@preconcurrency import OpenCombine")
    #expect(lines[2] == "import OpenCombine; import struct Foundation.Date")
    // The stub in the class repeats the parameter.
    #expect(lines[3].contains("keep(_ token: OpenCombine.AnyCancellable)"))
    #expect(lines[4...5].allSatisfy { $0.contains("OpenCombine.") && !$0.contains(" Combine") })
    #expect(
      lines[6]
        == "let name = \"\\(OpenCombine.Just(1))\", all = Everything.Combine.Just, set = Combine.shared"
    )
  }

  @Test("A module that is not imported is not named, in whatever way the sources import it")
  func dropped() {
    let translation = Translation(
      """
      import Foundation
      @testable import FXPageControl; import UIKit
      import Other; public import FXPageControl
      let a = FXPageControl.Dot()
      """, modules: ["FXPageControl": ""])
    #expect(
      translation.lines().map { $0.trimmingCharacters(in: .whitespaces) } == [
        "import Foundation", "import UIKit", "import Other;", "let a = FXPageControl.Dot()",
      ])
    // What came with it is imported.
    #expect(
      Translation("import A\nlet a = UUID()", modules: ["A": ""]).whole[0]
        .contains("\nimport UIKit\n"))
  }

  @Test("Without UIKit nothing of it is written")
  func withoutUIKit() {
    let text = "class A: NSObject { @objc dynamic var a = 1 }"
    let translation = Translation(text, hasUIKit: false)
    #expect(translation.text == "class A: NSObject {               var a = 1 }")
    #expect(!translation.support.contains("UIKit"))
  }

  @Test("A header's name is left out where the module is one here")
  func headers() {
    let lines = Translation(
      """
      import UIKit.UIView
      import Foundation.NSURLSession; import QuartzCore
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIView
      import Mine.Part
      """
    ).lines().map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(
      lines == [
        "import UIKit", "import Foundation             ; import QuartzCore",
        "import UIKit.UIGestureRecognizerSubclass", "import class UIKit.UIView", "import Mine.Part",
      ])
  }
}
