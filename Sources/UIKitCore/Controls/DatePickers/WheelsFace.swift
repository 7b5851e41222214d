import Foundation

/// The date picker as wheels.
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
