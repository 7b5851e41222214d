import Foundation
import Observation
import Portico
import Testing
import UIKit

/// A person types into a field that stands for a number.
@MainActor @Suite("Bindings with a converter")
struct ConvertingBindingTests {
  @MainActor @Observable final class Order {
    @ObservationIgnored var sets = 0
    var amount: Decimal = 5 {
      didSet {
        sets += 1
        if amount > 100 { amount = 100 }
      }
    }
    var message: String?
    var note = "none"
    var size = Size.medium
    var level = 0.5
    var limit: Int?
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let order = Order()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
  let label = UILabel()

  init() {
    window.addSubview(field)
    window.isHidden = false
    field.bindTwoWay(
      \.text, to: order, \.amount,
      as: .format(Decimal.FormatStyle(locale: ConverterTests.english), else: "Enter a number"),
      message: \.message)
    label.bind(\.text, to: order, \.message)
    order.sets = 0
  }

  private func type(_ text: String) {
    for character in text { field.insertText(String(character)) }
  }

  private func replace(with text: String) {
    field.becomeFirstResponder()
    while field.hasText { field.deleteBackward() }
    type(text)
  }

  @Test("What is typed is in the model after every key, and stays as it was typed")
  func types() async {
    #expect(field.text == "5")
    replace(with: "1")
    #expect(order.amount == 1)
    type(".")
    #expect(field.text == "1." && order.amount == 1)
    await nextTurn()
    #expect(field.text == "1.")
    type("50")
    await nextTurn()
    #expect(field.text == "1.50" && order.amount == 1.5)
    #expect(order.message == nil)
  }

  @Test("When editing ends, the text takes the converter's form")
  func formats() {
    replace(with: "01.50")
    #expect(field.text == "01.50")
    field.resignFirstResponder()
    #expect(field.text == "1.5")
  }

  @Test("Text that means nothing stays, with the reason; the model keeps its last value")
  func invalid() async {
    replace(with: "12x")
    #expect(order.amount == 12)
    await nextTurn()
    #expect(label.text == "Enter a number")
    #expect(field.text == "12x")
    field.resignFirstResponder()
    await nextTurn()
    #expect(field.text == "12x")
    field.becomeFirstResponder()
    field.deleteBackward()
    await nextTurn()
    #expect(label.text == nil && order.amount == 12)
  }

  @Test("A value that the program sets takes the place of what was typed, and of the reason")
  func programSets() async {
    replace(with: "nonsense")
    #expect(order.message != nil)
    order.amount = 7
    await nextTurn()
    #expect(field.text == "7" && order.message == nil)
  }

  @Test(
    "A program that goes back to the value the model has replaces what was typed: it withdraws the reason, too"
  )
  func programSetsTheSame() async {
    replace(with: "12x")
    await nextTurn()
    order.amount = 12
    order.message = nil
    await nextTurn()
    #expect(field.text == "12" && label.text == nil)
  }

  @Test("So does one that comes back to the value in the same turn")
  func programComesBack() async {
    replace(with: "12x")
    await nextTurn()
    order.amount = 3
    order.amount = 12
    await nextTurn()
    #expect(field.text == "12" && order.message == nil)
  }

  @Test("A search bar takes part")
  func searchBar() async {
    let bar = UISearchBar(frame: field.frame)
    window.addSubview(bar)
    bar.bindTwoWay(
      \.text, to: order, \.limit, as: .optional(.lossless(else: "A number")), message: \.message)
    bar.searchTextField.insertText("12")
    #expect(order.limit == 12)
    bar.searchTextField.insertText("x")
    #expect(order.limit == 12 && order.message == "A number")
    order.limit = nil
    await nextTurn()
    #expect(bar.text == "" && order.message == nil)
  }

  @Test("A value that the model corrects is shown corrected, again and again")
  func corrected() async {
    replace(with: "120")
    #expect(order.amount == 100 && field.text == "100")
    type("0")
    #expect(order.amount == 100 && field.text == "100")
    await nextTurn()
    #expect(field.text == "100")
  }

  @Test("The model is set once for a value, and not for what means the same")
  func noEcho() async {
    replace(with: "7")
    order.sets = 0
    type(".00")
    await nextTurn()
    #expect(order.sets == 0)
  }

  @Test("A text view takes part")
  func textView() {
    let view = UITextView(frame: field.frame)
    window.addSubview(view)
    view.bindTwoWay(
      \.text, to: order, \.note, as: .text.validated("Too long") { $0.count < 8 },
      message: \.message)
    view.becomeFirstResponder()
    view.insertText("!")
    #expect(order.note.contains("!") && order.message == nil)
    view.insertText(" and more")
    #expect(order.note.count == 5 && order.message == "Too long")
    #expect(view.text.contains("and more"))
  }

  @Test("Segments stand for choices, a slider for a number")
  func otherControls() async {
    let segments = UISegmentedControl(items: Size.allCases.map(\.rawValue))
    segments.bindTwoWay(\.selectedSegmentIndex, to: order, \.size, as: .index(in: Size.allCases))
    #expect(segments.selectedSegmentIndex == 1)
    segments.selectedSegmentIndex = 2
    segments.sendActions(for: .valueChanged)
    #expect(order.size == .large)
    order.size = .small
    await nextTurn()
    #expect(segments.selectedSegmentIndex == 0)

    let slider = UISlider()
    slider.bindTwoWay(\.value, to: order, \.level, as: .number)
    #expect(slider.value == 0.5)
    slider.value = 0.25
    slider.sendActions(for: .valueChanged)
    #expect(order.level == 0.25)
  }

  @Test("A value that may be missing is an empty text")
  func optional() {
    let other = UITextField()
    other.bindTwoWay(
      \.text, to: order, \.limit, as: .optional(.lossless(else: "A number")), message: \.message)
    #expect(other.text == "")
    other.insertText("12")
    #expect(order.limit == 12)
    other.deleteBackward()
    other.deleteBackward()
    #expect(order.limit == nil && order.message == nil)
  }

  @Test("Ending and binding again stop both directions; neither side is kept alive")
  func ends() async {
    let binding = field.bindTwoWay(
      \.text, to: order, \.note, as: .text, message: \.message)
    replace(with: "x")
    #expect(order.amount == 5 && order.note == "x")
    binding.end()
    replace(with: "y")
    field.resignFirstResponder()
    order.note = "z"
    await nextTurn()
    #expect(order.note == "z" && field.text == "y")

    weak var weakOrder: Order?
    weak var weakField: UITextField?
    do {
      let lost = Order()
      weakOrder = lost
      field.bindTwoWay(\.text, to: lost, \.note, as: .text, message: \.message)
      let gone = UITextField()
      weakField = gone
      gone.bindTwoWay(\.text, to: order, \.note, as: .text, message: \.message)
    }
    #expect(weakOrder == nil && weakField == nil)
    field.insertText("late")
  }
}
