import Foundation
import Testing
import UIKit

@MainActor @Suite("Pasteboards") struct PasteboardTests {
  @Test("hold items of several kinds, shared by all that have their name")
  func items() throws {
    let pasteboard = UIPasteboard.withUniqueName()
    #expect(pasteboard.types == [])
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.string == "a")
    #expect(pasteboard.types == ["public.utf8-plain-text"])
    let count = pasteboard.changeCount
    let same = try #require(UIPasteboard(name: pasteboard.name, create: false))
    same.setItems([["public.url": URL(string: "https://example.org")!]], options: [:])
    #expect(pasteboard.url?.host == "example.org")
    #expect(pasteboard.changeCount == count + 1)
    same.addItems([["public.utf8-plain-text": "c"]])
    #expect(pasteboard.numberOfItems == 2)
    #expect(pasteboard.items.compactMap { $0["public.utf8-plain-text"] as? String } == ["c"])
    pasteboard.setData(Data("d".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(same.string == "d")
    #expect(same.data(forPasteboardType: "public.utf8-plain-text") == Data("d".utf8))
    #expect(UIPasteboard.general.string != "d")
    UIPasteboard.remove(withName: pasteboard.name)
    #expect(UIPasteboard(name: pasteboard.name, create: false) == nil)
  }

  @Test func `holds colours and objects`() {
    let pasteboard = UIPasteboard.withUniqueName()
    #expect(pasteboard.colors == nil)
    pasteboard.colors = [.red, .blue]
    #expect(pasteboard.color == .red)
    #expect(pasteboard.numberOfItems == 2)
    let type = pasteboard.types[0]
    #expect(pasteboard.values(forPasteboardType: type, inItemSet: [1]) as? [UIColor] == [.blue])
    #expect(pasteboard.values(forPasteboardType: type, inItemSet: nil)?.count == 2)
    #expect(pasteboard.values(forPasteboardType: "public.url", inItemSet: nil) == nil)
    pasteboard.setObjects(["text" as NSString])
    #expect(pasteboard.string == "text")
    #expect(pasteboard.colors == [])
    UIPasteboard.remove(withName: pasteboard.name)
  }
}
