import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A paste control` {
  final class Target: UIView {
    var pasted: [String] = []
    override func paste(itemProviders: [NSItemProvider]) {
      pasted += itemProviders.flatMap(\.registeredTypeIdentifiers)
    }
  }

  @Test func `pastes what its target accepts`() throws {
    let control = UIPasteControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let target = Target()
    control.target = target
    let button = try #require(control.subviews.first as? UIButton)
    #expect(button.currentTitle == "Paste" || button.configuration?.title == "Paste")
    #expect(control.intrinsicContentSize.width > 0)
    let pasteboard = UIPasteboard.general
    let former = pasteboard.items
    defer { pasteboard.items = former }
    pasteboard.string = "text"
    button.sendActions(for: .primaryActionTriggered)
    #expect(target.pasted.isEmpty)
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    button.sendActions(for: .primaryActionTriggered)
    #expect(!target.pasted.isEmpty)
    control.isEnabled = false
    #expect(!button.isEnabled)
  }

  @Test func `shows what its configuration says`() throws {
    let configuration = UIPasteControl.Configuration()
    configuration.displayMode = .iconOnly
    configuration.baseForegroundColor = .red
    let control = UIPasteControl(configuration: configuration)
    let button = try #require(control.subviews.first as? UIButton)
    #expect(button.configuration?.title == nil && button.configuration?.image != nil)
    #expect(button.configuration?.baseForegroundColor == .red)
  }
}
