import Observation
import Portico
import Testing
import UIKit

@MainActor @Observable final class Form {
  var name = "Ada"
  var note: String? = "first"
  var isOn = false
  var volume: Float = 0.25
  var count = 2.0
  var choice = 0
  var page = 1
}

/// The controls of UIKit, as a person uses them.
@MainActor @Suite("Two-way bindings of UIKit's controls")
struct ControlBindingTests {
  let form = Form()

  @Test("A text field hands on what is typed; its cursor stays where it is")
  func textField() async {
    let field = CountingField()
    field.bindTwoWay(\.text, to: form, \.name)
    #expect(field.text == "Ada")
    let start = field.sets
    field.insertText("!")
    #expect(form.name == field.text)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("X")
    let cursor = field.selectedTextRange
    await nextTurn()
    #expect(form.name == "XAda!")
    #expect(field.sets == start)
    #expect(field.selectedTextRange == cursor)
    form.name = "Grace"
    await nextTurn()
    #expect(field.text == "Grace")
  }

  @Test("An optional property takes part")
  func optional() {
    let field = UITextField()
    field.bindTwoWay(\.text, to: form, \.note)
    #expect(field.text == "first")
    field.insertText("!")
    #expect(form.note == "first!")
  }

  @Test("A search bar is bound by its field")
  func searchBar() async {
    let bar = UISearchBar()
    bar.searchTextField.bindTwoWay(\.text, to: form, \.name)
    bar.searchTextField.insertText("!")
    #expect(form.name == "Ada!")
    form.name = "Grace"
    await nextTurn()
    #expect(bar.text == "Grace")
  }

  @Test("A text view is bound by its text")
  func textView() async {
    let view = UITextView()
    view.bindTwoWay(\.text, to: form, \.name)
    #expect(view.text == "Ada")
    view.insertText("!")
    #expect(form.name == view.text)
    form.name = "Grace"
    await nextTurn()
    #expect(view.text == "Grace")
    #expect(form.name == "Grace")
  }

  @Test("Switch, slider, stepper, segments and pages are bound by their values")
  func values() async {
    let toggle = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    let pages = UIPageControl()
    pages.numberOfPages = 5
    toggle.bindTwoWay(\.isOn, to: form, \.isOn)
    slider.bindTwoWay(\.value, to: form, \.volume)
    stepper.bindTwoWay(\.value, to: form, \.count)
    segments.bindTwoWay(\.selectedSegmentIndex, to: form, \.choice)
    pages.bindTwoWay(\.currentPage, to: form, \.page)
    #expect(!toggle.isOn && slider.value == 0.25 && stepper.value == 2)
    #expect(segments.selectedSegmentIndex == 0 && pages.currentPage == 1)

    toggle.isOn = true
    slider.value = 0.5
    stepper.value = 7
    segments.selectedSegmentIndex = 2
    pages.currentPage = 3
    for control in [toggle, slider, stepper, segments, pages] as [UIControl] {
      control.sendActions(for: .valueChanged)
    }
    #expect(form.isOn && form.volume == 0.5 && form.count == 7)
    #expect(form.choice == 2 && form.page == 3)

    form.isOn = false
    form.volume = 1
    form.count = 3
    form.choice = 1
    form.page = 0
    await nextTurn()
    #expect(!toggle.isOn && slider.value == 1 && stepper.value == 3)
    #expect(segments.selectedSegmentIndex == 1 && pages.currentPage == 0)
  }
}

private final class CountingField: UITextField {
  private(set) var sets = 0

  override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      sets += 1
    }
  }
}
