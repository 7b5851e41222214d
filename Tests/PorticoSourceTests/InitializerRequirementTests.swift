import Testing

@Suite("Protocols with initializers to which Apple's classes conform")
struct InitializerRequirementTests {
  @Test("UIKit provides the initializer")
  func provides() {
    let lines = Translation(
      """
      public protocol Made: class, Named {
        init()
        var name: String { get }
      }
      extension Made {
        init(_ block: (Self) -> Void) { self.init(); block(self) }
      }
      extension NSObject: Made {}
      protocol Simple { init() }
      extension UIView: Simple {}
      """
    ).lines()
    #expect(lines[0] == "public protocol Made: NSObject, _MadeByMetatype, Named {")
    #expect(lines[1].split(separator: " ").isEmpty)
    #expect(lines[2] == "  var name: String { get }")
    #expect(lines[5] == "  init(_ block: (Self) -> Void) { self.init(); block(self) }")
    #expect(lines[7] == "extension NSObject: Made, @retroactive _MadeByMetatype {}")
    #expect(lines[8].hasPrefix("protocol Simple: NSObject, _MadeByMetatype {"))
    #expect(!lines[8].contains("init()"))
    #expect(lines[9] == "extension UIView: Simple {}")
  }

  @Test("Others keep their requirements")
  func others() {
    let text = """
      protocol Made: AnyObject { init() }
      class Table: Made { required init() {} }
      extension Table { func lay() {} }
      protocol Sized { init(size: Int) }
      extension NSObject: Sized {}
      protocol Value { init() }
      extension Int: Value {}
      extension UIEdgeInsets: Value {}
      """
    #expect(Translation(text).lines() == text.split(separator: "\n").map(String.init))
  }
}
