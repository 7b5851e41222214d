import DisplayInterface
import Foundation
import Testing

@testable import BrowserDisplay

@Suite("What assistive technology is told") struct AccessibilityWriterTests {
  private func told(
    _ role: AccessibilityRole? = nil, identifier: String? = nil, label: String? = nil,
    value: String? = nil, hint: String? = nil, isSelected: Bool = false, isHidden: Bool = false,
    isModal: Bool = false, in content: NodeContent = NodeContent()
  ) -> String? {
    var content = content
    content.accessibility = Accessibility(
      role: role, identifier: identifier, label: label, value: value, hint: hint,
      isSelected: isSelected, updatesFrequently: false, isHidden: isHidden, isModal: isModal)
    return AccessibilityWriter.json(content)?.text
  }

  @Test func nothing() {
    #expect(told() == nil)
  }

  @Test func namesNeedARole() {
    #expect(told(identifier: "box") == #"{"data-testid":"box"}"#)
    #expect(told(label: "Rating") == #"{"role":"group","aria-label":"Rating"}"#)
    #expect(
      told(label: "Rating", value: "3 of 5", hint: "Swipe")
        == #"{"role":"group","aria-label":"Rating","aria-description":"3 of 5, Swipe"}"#)
  }

  @Test func controls() {
    #expect(
      told(label: "Send", in: NodeContent(role: .button, isEnabled: false))
        == #"{"role":"button","aria-label":"Send","aria-disabled":"true"}"#)
    #expect(
      told(isSelected: true, in: NodeContent(role: .button))
        == #"{"role":"button","aria-pressed":"true"}"#)
    #expect(
      told(.button, value: "1", in: NodeContent(body: .toggle(isOn: true, tint: .black)))
        == #"{"role":"switch","aria-checked":"true"}"#)
    #expect(
      told(value: "two thirds", in: NodeContent(body: .slider(2 / 3, tint: .black)))
        == #"{"role":"slider","aria-valuenow":"67","aria-valuetext":"two thirds"}"#)
    #expect(
      told(in: NodeContent(body: .activity(.black, isAnimating: true)))
        == #"{"role":"progressbar"}"#)
    #expect(
      told(label: "Name", value: "Ada", in: NodeContent(role: .field))
        == #"{"role":"textbox","aria-label":"Name"}"#)
  }

  @Test func choices() {
    #expect(
      told(.tab, label: "Home", in: NodeContent(role: .button))
        == #"{"role":"tab","aria-label":"Home","aria-selected":"false"}"#)
    #expect(told(.segment, isSelected: true) == #"{"role":"radio","aria-checked":"true"}"#)
    #expect(
      told(isSelected: true, in: NodeContent(role: .row))
        == #"{"role":"listitem","aria-current":"true"}"#)
  }

  private func json(_ accessibility: Accessibility?, in content: NodeContent = NodeContent())
    -> String?
  {
    var content = content
    content.accessibility = accessibility
    return AccessibilityWriter.json(content)?.text
  }

  @Test func adjustableOnes() {
    let told = Accessibility(
      role: nil, identifier: nil, label: "Volume", value: "3", hint: nil, isAdjustable: true)
    #expect(
      json(told)
        == ##"{"role":"spinbutton","aria-label":"Volume","tabindex":"-1","aria-valuetext":"3"}"##)
    #expect(
      json(told, in: NodeContent(body: .slider(0.5, tint: .black)))?.contains("slider") == true)
  }

  @Test func actions() {
    let told = Accessibility(
      role: .button, identifier: nil, label: "Mail", value: nil, hint: nil, actions: ["Delete"])
    #expect(
      json(told) == #"{"role":"group","aria-roledescription":"button","aria-label":"Mail"}"#)
    #expect(AccessibilityWriter.actions(told)?.text == #"["Delete"]"#)
  }

  @Test func parts() throws {
    let button = try #require(
      Accessibility(role: .button, identifier: "add", label: "Add", value: nil, hint: nil))
    let text = try #require(
      Accessibility(role: nil, identifier: "sum", label: "Sum", value: "3", hint: nil))
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var content = NodeContent()
    content.accessibility = Accessibility(
      role: nil, identifier: nil, label: nil, value: nil, hint: nil,
      elements: [button, text].map { .init(frame: frame, isEnabled: true, accessibility: $0) })
    #expect(
      AccessibilityWriter.elements(content)?.text
        == #"[[1,2,3,4,{"role":"button","data-testid":"add","aria-label":"Add"},"",[]],"#
        + #"[1,2,3,4,{"data-testid":"sum"},"Sum, 3",[]]]"#)
  }

  @Test func surfaces() {
    #expect(
      told(.alert, isModal: true, in: NodeContent(role: .panel))
        == #"{"role":"alertdialog","aria-modal":"true"}"#)
    #expect(told(isHidden: true) == #"{"aria-hidden":"true"}"#)
  }
}
