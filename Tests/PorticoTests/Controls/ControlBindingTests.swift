import Foundation
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
  var day = Date(timeIntervalSince1970: 0)
  var duration = 60.0
  var size = Size.small
  var sizes = [Size.small, .medium]
}

enum Size: String, CaseIterable {
  case small, medium, large
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

  @Test("A search bar is bound itself, and asks its delegate as ever")
  func wholeSearchBar() async {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        texts.append(searchText)
      }
    }
    let delegate = Delegate()
    let bar = UISearchBar()
    bar.delegate = delegate
    bar.bindTwoWay(\.text, to: form, \.name)
    #expect(bar.text == "Ada")
    bar.searchTextField.insertText("!")
    #expect(form.name == "Ada!")
    #expect(delegate.texts == ["Ada!"])
    form.name = "Grace"
    await nextTurn()
    #expect(bar.text == "Grace")
  }

  @Test("A date picker is bound by its date or its duration")
  func datePicker() async {
    let picker = UIDatePicker()
    picker.bindTwoWay(\.date, to: form, \.day)
    #expect(picker.date == form.day)
    picker.date = Date(timeIntervalSince1970: 86_400)
    picker.sendActions(for: .valueChanged)
    #expect(form.day == Date(timeIntervalSince1970: 86_400))
    form.day = Date(timeIntervalSince1970: 172_800)
    await nextTurn()
    #expect(picker.date == form.day)
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    timer.bindTwoWay(\.countDownDuration, to: form, \.duration)
    timer.countDownDuration = 120
    timer.sendActions(for: .valueChanged)
    #expect(form.duration == 120)
  }

  @Test("A picker is bound by what can be chosen")
  func picker() async {
    form.size = .medium
    let picker = UIPickerView()
    picker.bindTwoWay(to: form, \.size, choices: Size.allCases) { $0.rawValue }
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 2, forComponent: 0) == "large")
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    #expect(form.size == .large)
    form.size = .small
    await nextTurn()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("A picker follows what the model offers, and keeps neither alive")
  func pickerChoices() async {
    weak var weakForm: Form?
    let picker = UIPickerView()
    do {
      let form = Form()
      weakForm = form
      form.size = .large
      let binding = picker.bindTwoWay(to: form, \.size, choices: \.sizes) { $0.rawValue }
      #expect(picker.numberOfRows(inComponent: 0) == 2)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      form.sizes = Size.allCases
      await nextTurn()
      #expect(picker.numberOfRows(inComponent: 0) == 3)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      form.size = .medium
      await nextTurn()
      #expect(picker.selectedRow(inComponent: 0) == 1)
      form.sizes = [.medium]
      await nextTurn()
      #expect(form.size == .medium && picker.numberOfRows(inComponent: 0) == 1)
      binding.end()
      form.sizes = []
      await nextTurn()
      #expect(picker.numberOfRows(inComponent: 0) == 1)
    }
    await nextTurn()
    #expect(weakForm == nil)
    weak var weakPicker: UIPickerView?
    do {
      let picker = UIPickerView()
      weakPicker = picker
      picker.bindTwoWay(to: form, \.size, choices: \.sizes) { $0.rawValue }
    }
    #expect(weakPicker == nil)
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
