public import Foundation

/// A selection of at most one date.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected date. Setting this property doesn't call the delegate.
  open var selectedDate: DateComponents? { didSet { updateSelectableDates() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  package override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  package override func isSelected(_ date: DateComponents) -> Bool {
    selectedDate.map { isSame($0, date) } ?? false
  }

  package override func pick(_ date: DateComponents) {
    let choice = isSelected(date) ? nil : date
    if choice == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    selectedDate = choice
    delegate?.dateSelection(self, didSelectDate: choice)
  }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// - Parameter dateComponents: `nil` if the user deselects the date.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
