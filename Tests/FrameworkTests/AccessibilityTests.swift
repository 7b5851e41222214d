import Accessibility
import Foundation
import Testing

@Suite("Accessibility") struct AccessibilityTests {
  private final class Photo: NSObject, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "Size", value: "3 MB")
    ]
  }

  @Test("an element provides content")
  func provider() throws {
    let provider: any AXCustomContentProvider = Photo()
    let content = try #require(provider.accessibilityCustomContent?.first)
    #expect(content.label == "Size" && content.value == "3 MB" && content.importance == .default)
    #expect(provider.accessibilityCustomContentBlock == nil)
  }

  @Test("content is copied and archived")
  func copies() throws {
    let text = NSMutableAttributedString(string: "Size")
    let content = AXCustomContent(
      attributedLabel: text, attributedValue: NSAttributedString(string: "3 MB"))
    content.importance = .high
    text.mutableString.append("!")
    #expect(content.label == "Size")
    let copy = try #require(content.copy() as? AXCustomContent)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: content, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: AXCustomContent.self, from: data))
    for same in [copy, read] {
      #expect(same !== content && same.label == "Size" && same.value == "3 MB")
      #expect(same.importance == .high)
    }
  }
}
