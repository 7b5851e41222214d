import Foundation
import Testing

@Suite("What Objective-C alone understands")
struct MarkTests {
  @Test("A file without the dialect passes through unchanged")
  func plain() {
    let text = """
      // A comment with @objc and #selector(x)
      import UIKit

      struct Point: Equatable {
        var x = 0
        let text = "@IBOutlet #keyPath(a)"
        #if DEBUG
        var debug: Int { x }
        #endif
      }

      final class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    #expect(Translation(text).text == text)
  }

  @Test("Attributes leave their places empty")
  func attributes() {
    let translation = Translation(
      """
      import UIKit
      @objcMembers class A: UIView {
        @IBOutlet private(set) weak var label: UILabel!
        @objc(buyIt:) @IBAction
        dynamic func buy(_ sender: Any) {}
        @IBDesignable @discardableResult func f() -> Int { 0 }
      }
      """)
    #expect(translation.lines()[1].hasPrefix("             class A: UIView"))
    #expect(translation.lines()[2] == "            private(set) weak var label: UILabel!")
    #expect(translation.lines()[3].allSatisfy { $0 == " " })
    #expect(translation.lines()[4] == "          func buy(_ sender: Any) {}")
    #expect(translation.lines()[5].contains("              @discardableResult func f() -> Int"))
  }

  @Test("Functions that Objective-C would call are functions of Swift; those of C stay")
  func conventions() {
    let lines = Translation(
      """
      typealias Block = @convention(block) (UIView) -> Void
      typealias Method = @convention(c) (UIView, Selector) -> Void
      typealias Handler = @convention(c) (Int32) -> Void
      """
    ).lines()
    #expect(lines[0] == "typealias Block =                    (UIView) -> Void")
    #expect(lines[1] == "typealias Method =                (UIView, Selector) -> Void")
    #expect(lines[2] == "typealias Handler = @convention(c) (Int32) -> Void")
  }

  @Test("A delegate is the program's beginning, and final")
  func delegates() {
    let translation = Translation(
      """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      public class SceneDelegate: UIResponder {}
      extension SceneDelegate: UIWindowSceneDelegate {}
      """)
    #expect(translation.lines()[1] == "@main             ")
    #expect(translation.lines()[2].hasPrefix("final class AppDelegate"))
    #expect(translation.lines()[3].hasPrefix("public final class SceneDelegate"))
  }

  @Test("Core Data's properties are said to be impossible, with file and line")
  func managed() {
    let translation = Translation(
      """
      class Note: NSManagedObject {

        @NSManaged var title: String
      }
      """)
    #expect(
      translation.problems == [
        "/app/1.swift:3: error: @NSManaged needs Core Data, which isn't there on Linux"
      ])
  }

  @Test("A layer's properties are in its values")
  func managedByLayers() {
    let translation = Translation(
      """
      class Ring: CAShapeLayer {
        @NSManaged var value: CGFloat
        @NSManaged weak var view: UIView!
      }
      class Arc: Ring {
        @NSManaged public var angle: Double
      }
      """)
    #expect(translation.problems.isEmpty)
    func accessors(_ name: String, _ setter: String = "_setManagedValue") -> String {
      " { get { _managedValue(\"\(name)\") } set { \(setter)(newValue, \"\(name)\") } }"
    }
    let lines = translation.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasSuffix("var value: CGFloat" + accessors("value")) })
    #expect(
      lines.contains {
        $0.hasSuffix("var view: UIView!" + accessors("view", "_setWeakManagedValue"))
          && !$0.contains("weak")
      })
    #expect(lines.contains { $0.hasSuffix("public var angle: Double" + accessors("angle")) })
    #expect(!translation.text.contains("@NSManaged"))
  }

  @Test("Setting a dynamic property tells its observers")
  func observed() {
    let translation = Translation(
      """
      class A: NSObject {
        @objc dynamic var a = 0
        @objc dynamic var b: Int = f(1) { didSet { g() } }
        @objc dynamic var c: Int { 4 }
        @objc dynamic var d = 2 {
          willSet { g() }
        }
        @objc(colour) dynamic var e: Int {
          get { 1 }
          set(new) { g(new) }
        }
      }
      """)
    func tell(_ name: String, _ value: String = "") -> String {
      "UIKit._didSetObservedValue(of: self, \"\(name)\"\(value))"
    }
    #expect(translation.lines()[1].hasSuffix("var a = 0 { didSet { \(tell("a")) } }"))
    #expect(translation.lines()[2].hasSuffix("{ didSet { \(tell("b")); g() } }"))
    #expect(translation.lines()[3].hasSuffix("var c: Int { 4 }"))
    let set = tell("colour", ", to: new")
    #expect(translation.lines()[9].hasSuffix("set(new) { defer { \(set) }; g(new) }"))
    #expect(translation.lines()[6] == "   didSet { \(tell("d")) } }")
  }

  @Test("Previews become types that a program finds")
  func previews() {
    let translation = Translation(
      """
      let a = 1
      #Preview("One", traits: .portrait) {
        Screen()
      }
      #Preview { Screen() } // Two
      #Preview("Three", body: { Screen() })
      """)
    let lines = translation.lines()
    #expect(lines[1].contains(": UIKit.PreviewRegistry { static var fileID: String {"))
    #expect(lines[1].contains("static var line: Int { 2 }"))
    #expect(lines[1].hasSuffix("UIKit.Preview(\"One\", traits: .portrait) {"))
    #expect(lines[2...3] == ["  Screen()", "} } }"])
    #expect(lines[4].hasSuffix("UIKit.Preview { Screen() } } } // Two"))
    #expect(lines[5].hasSuffix("UIKit.Preview(\"Three\", body: { Screen() }) } }"))
  }
}
