import Foundation

/// A date picker in the form of wheels.
@MainActor final class WheelsFace: UIPickerView, DatePickerFace {
  private let wheels: DateWheels

  init(picker: UIDatePicker) {
    wheels = DateWheels(picker: picker)
    super.init(frame: .zero)
    dataSource = wheels
    delegate = wheels
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    reloadAllComponents()
    wheels.show(in: self)
  }
}
