import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Groups of bar button items") struct ItemGroupTests {
  let a = UIBarButtonItem(title: "A")
  let b = UIBarButtonItem(title: "B")
  let c = UIBarButtonItem(title: "C")

  @Test("are the items of a bar, in the bar's order")
  func groups() {
    let item = UINavigationItem(title: "Title")
    let first = UIBarButtonItemGroup.fixedGroup(items: [a, b])
    item.trailingItemGroups = [first, c.creatingFixedGroup()]
    #expect(item.rightBarButtonItems == [c, b, a])
    #expect(a.buttonGroup === first)
    #expect(item.trailingItemGroups.count == 2)
    first.isHidden = true
    #expect(item.rightBarButtonItems == [c])
    item.pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(title: "P")])
    #expect(item.rightBarButtonItems?.map(\.title) == ["P", "C"])
    item.rightBarButtonItems = [a]
    #expect(item.trailingItemGroups.map(\.barButtonItems) == [[a]])
    #expect(item.pinnedTrailingGroup == nil)
    item.leadingItemGroups = [.fixedGroup(items: [a, b])]
    #expect(item.leftBarButtonItems == [a, b])
  }

  @Test func `an optional group shows if it is in the default customization`() {
    let group = c.creatingOptionalGroup(
      customizationIdentifier: "c", isInDefaultCustomization: false)
    let item = UINavigationItem()
    item.leadingItemGroups = [group]
    #expect(item.leftBarButtonItems == [])
    group.isHidden = false
    #expect(item.leftBarButtonItems == [c])
  }
}
