import Observation
import UIKit

/// A binding of a picker's selected row to a value of a source, in both directions.
@MainActor final class ChoiceBinding<Choice: Equatable>: ValueBinding<Choice> {
  /// The owner of this binding, which ends it when it is deallocated.
  private unowned let picker: UIPickerView
  private let source: TwoWaySource<Choice>
  private let rows: ChoiceRows
  private let title: (Choice) -> String
  private var choices: [Choice]
  private var choicesBinding: ViewBinding?

  init(
    _ picker: UIPickerView, _ source: TwoWaySource<Choice>, _ choices: [Choice],
    _ title: @escaping (Choice) -> String
  ) {
    self.picker = picker
    self.source = source
    self.choices = choices
    self.title = title
    rows = ChoiceRows(titles: choices.map(title))
    super.init()
    let slot = BindingSlot(
      target: ObjectIdentifier(picker), property: \UIPickerView.dataSource as AnyKeyPath)
    BindingBag.of(picker).keep(self, in: slot)
    picker.dataSource = rows
    picker.delegate = rows
    rows.select = { [weak self] row in self?.handOn(row) }
    source.connect(self)
  }

  /// Binds the choices to `outlet`.
  func follow<Source>(_ outlet: PropertyOutlet<Source, [Choice]>) {
    let binding = OwnSetting<ChoiceBinding, [Choice]>(self) { $0.offer($1) }
    outlet.connect(binding)
    choicesBinding = binding
  }

  private func offer(_ choices: [Choice]) {
    guard choices != self.choices else { return }
    self.choices = choices
    rows.titles = choices.map(title)
    picker.reloadAllComponents()
    if let value = source.read() { apply(value) }
  }

  override func apply(_ value: Choice) {
    guard isActive, let row = choices.firstIndex(of: value),
      picker.selectedRow(inComponent: 0) != row
    else { return }
    picker.selectRow(row, inComponent: 0, animated: picker.window != nil)
  }

  private func handOn(_ row: Int) {
    guard isActive, choices.indices.contains(row), let present = source.read() else { return }
    if present != choices[row] { source.write(choices[row]) }
    // If the source rejected the value, it may not report a change.
    if let taken = source.read() { apply(taken) }
  }

  override func didEnd() {
    rows.select = nil
    choicesBinding?.end()
  }
}

/// The rows of a picker's only component.
@MainActor final class ChoiceRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String]
  var select: ((Int) -> Void)?

  init(titles: [String]) {
    self.titles = titles
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    select?(row)
  }
}
