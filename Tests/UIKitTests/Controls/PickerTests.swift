import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `Pickers` {
  final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selected: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 10
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { selected.append(row) }
  }

  @Test func `a picker shows rows around the selected one and tells of a person's choice`() {
    onCells {
      let source = Colors()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 168, height: 80))
      picker.dataSource = source
      picker.delegate = source
      let screen = Screen(picker)
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 10)
      picker.selectRow(4, inComponent: 1, animated: true)
      screen.window.layoutIfNeeded()
      #expect(source.selected.isEmpty)
      let row = picker.view(forRow: 4, forComponent: 1) as? UILabel
      #expect(row?.text == "1.4")
      #expect(row?.frame.minY == 32)
      #expect(picker.view(forRow: 8, forComponent: 1) == nil)
      let column = row!.superview!
      screen.tap(column, at: CGPoint(x: 4, y: 70))
      #expect(picker.selectedRow(inComponent: 1) == 6)
      #expect(source.selected == [6])
    }
  }

  final class Spoken: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      3
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { "Column \(component)" }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { component == 0 ? NSAttributedString(string: "Styled") : nil }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? { "Hint" }
  }

  @Test func `components have the labels that the delegate gives them`() {
    let source = Spoken()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 168, height: 80))
    picker.dataSource = source
    picker.delegate = source
    picker.layoutIfNeeded()
    #expect(picker.subviews.map(\.accessibilityLabel) == ["Styled", "Column 1"])
    #expect(picker.subviews.map(\.accessibilityHint) == ["Hint", "Hint"])
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day))!
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  @Test func `a date picker keeps its date within its limits`() {
    let picker = UIDatePicker()
    picker.minimumDate = date(2024, 1, 1)
    picker.maximumDate = date(2024, 12, 31)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2024, 12, 31))
    picker.date = date(2000, 1, 1)
    #expect(picker.date == date(2024, 1, 1))
  }

  @Test func `a date picker makes the last day of a shorter month of a day that it lacks`() {
    let picker = UIDatePicker()
    let log = Log()
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.datePickerMode = .date
    picker.record(("changed", .valueChanged), in: log)
    picker.date = date(2024, 1, 31)
    #expect(log.entries.isEmpty)
    let wheels = picker.subviews.compactMap { $0 as? UIPickerView }.first!
    wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 0)
    #expect(picker.date == date(2024, 2, 29))
    #expect(log.entries == ["changed"])
    #expect(wheels.selectedRow(inComponent: 1) == 28)
  }
}
