public import Foundation

/// A selection of any number of dates.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected dates. Setting this property doesn't call the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { updateSelectableDates() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  package override func canSelect(_ date: DateComponents) -> Bool {
    if isSelected(date) {
      return delegate?.multiDateSelection(self, canDeselectDate: date) ?? true
    }
    return delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  package override func isSelected(_ date: DateComponents) -> Bool {
    selectedDates.contains { isSame($0, date) }
  }

  package override func pick(_ date: DateComponents) {
    if isSelected(date) {
      selectedDates.removeAll { isSame($0, date) }
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
