/// The activities and attachments of tests, which XCTest lacks on Linux.
extension Translator {
  static let activities = """

    import XCTest

    nonisolated protocol XCTActivity {
      var name: String { get }
      func add(_ attachment: XCTAttachment)
    }

    nonisolated private struct TestActivity: XCTActivity {
      let name: String
      func add(_ attachment: XCTAttachment) {}
    }

    nonisolated enum XCTContext {
      static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
      ) rethrows -> Result {
        try block(TestActivity(name: name))
      }
    }

    /// No report of tests keeps it.
    nonisolated class XCTAttachment: NSObject {
      enum Lifetime: Int {
        case keepAlways, deleteOnSuccess
      }

      let uniformTypeIdentifier: String
      var name: String?
      var userInfo: [AnyHashable: Any]?
      var lifetime = Lifetime.deleteOnSuccess

      private init(type: String) { uniformTypeIdentifier = type }

      convenience init(string: String) { self.init(type: "public.plain-text") }
      convenience init(data: Data) { self.init(type: "public.data") }
      convenience init(data: Data, uniformTypeIdentifier: String) { self.init(type: uniformTypeIdentifier) }
      convenience init(image: UIImage) { self.init(type: "public.png") }
      convenience init(image: UIImage, quality: ImageQuality) { self.init(type: "public.png") }
      convenience init(plistObject: Any) { self.init(type: "com.apple.property-list") }
      convenience init(contentsOfFile url: URL) { self.init(type: "public.data") }

      enum ImageQuality: Int {
        case original, medium, low
      }
    }

    nonisolated extension XCTestCase {
      func add(_ attachment: XCTAttachment) {}
    }
    """
}
