public import Foundation

/// The steps between two times.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }

  override init() {
    super.init()
  }
}
