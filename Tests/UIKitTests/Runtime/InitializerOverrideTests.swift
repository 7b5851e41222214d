import Foundation
import Testing
import UIKit
import UIKitCore

/// Initializers that apps override without `required`, as those of UIKit aren't.
@MainActor @Suite("Overridden initializers") struct InitializerOverrideTests {
  private final class Bar: UINavigationBar {
    var note = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "own"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Tools: UIToolbar {
    var note = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "own"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Tabs: UITabBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Refresh: UIRefreshControl {
    var note = ""
    override init() {
      super.init()
      note = "own"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Item: UINavigationItem {
    override init(title: String) { super.init(title: title + "!") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `A refresh control and a navigation item are made as the app has it`() {
    #expect(Refresh().note == "own")
    #expect(Item(title: "a").title == "a!")
    #expect(UINavigationItem().title == nil)
    #expect(UIViewController().navigationItem.title == nil)
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var note = ""
    override init() {
      super.init()
      note = "own"
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {
    var note = ""
    override init() {
      super.init()
      note = "own"
    }
  }

  private final class Layout: UICollectionViewFlowLayout {
    var notes: [String] = []
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      notes.append((context as? Context)?.note ?? "another class")
      super.invalidateLayout(with: context)
    }
  }

  private final class Application: UIApplication {
    override init() { super.init() }
  }

  @Test func `a navigation controller makes its bars by them`() throws {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(try #require(navigation.navigationBar as? Bar).note == "own")
    #expect(try #require(navigation.toolbar as? Tools).note == "own")
    #expect(Tabs(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).bounds.width == 3)
  }

  @Test func `copies of layout attributes are made by them`() throws {
    let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.frame.size.width = 7
    let copy = try #require(attributes.copy() as? Attributes)
    #expect(copy.note == "own")
    #expect(copy.indexPath.item == 1)
    #expect(copy.size.width == 7)
  }

  @Test func `a layout makes its invalidation contexts by them`() {
    let layout = Layout()
    layout.invalidateLayout()
    #expect(layout.notes == ["own"])
  }
}
