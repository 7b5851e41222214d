import DisplayInterface
import Testing

@testable import BrowserDisplay

@Suite("What assistive technology is told") struct AccessibilityWriterTests {
  private func told(
    _ role: Accessibility.Role? = nil, identifier: String? = nil, label: String? = nil,
    value: String? = nil, hint: String? = nil, isSelected: Bool = false, isHidden: Bool = false,
    isModal: Bool = false, in content: Content = Content()
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
      told(label: "Send", in: Content(role: .button, isEnabled: false))
        == #"{"role":"button","aria-label":"Send","aria-disabled":"true"}"#)
    #expect(
      told(isSelected: true, in: Content(role: .button))
        == #"{"role":"button","aria-pressed":"true"}"#)
    #expect(
      told(.button, value: "1", in: Content(body: .toggle(isOn: true, tint: .black)))
        == #"{"role":"switch","aria-checked":"true"}"#)
    #expect(
      told(value: "two thirds", in: Content(body: .slider(2 / 3, tint: .black)))
        == #"{"role":"slider","aria-valuenow":"67","aria-valuetext":"two thirds"}"#)
    #expect(
      told(in: Content(body: .activity(.black, isAnimating: true))) == #"{"role":"progressbar"}"#)
    #expect(
      told(label: "Name", value: "Ada", in: Content(role: .field))
        == #"{"role":"textbox","aria-label":"Name"}"#)
  }

  @Test func choices() {
    #expect(
      told(.tab, label: "Home", in: Content(role: .button))
        == #"{"role":"tab","aria-label":"Home","aria-selected":"false"}"#)
    #expect(told(.segment, isSelected: true) == #"{"role":"radio","aria-checked":"true"}"#)
    #expect(
      told(isSelected: true, in: Content(role: .row))
        == #"{"role":"listitem","aria-current":"true"}"#)
  }

  @Test func surfaces() {
    #expect(
      told(.alert, isModal: true, in: Content(role: .panel))
        == #"{"role":"alertdialog","aria-modal":"true"}"#)
    #expect(told(isHidden: true) == #"{"aria-hidden":"true"}"#)
  }
}
