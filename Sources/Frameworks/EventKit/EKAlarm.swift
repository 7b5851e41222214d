public import Foundation

/// The time at which the user is reminded of an event or a reminder.
open class EKAlarm: NSObject, NSCopying {
  private var time: Time

  private enum Time {
    case date(Date)
    case offset(TimeInterval)
  }

  public init(absoluteDate date: Date) {
    time = .date(date)
    super.init()
  }

  public init(relativeOffset offset: TimeInterval) {
    time = .offset(offset)
    super.init()
  }

  open var relativeOffset: TimeInterval {
    get {
      guard case .offset(let offset) = time else { return 0 }
      return offset
    }
    set { time = .offset(newValue) }
  }

  open var absoluteDate: Date? {
    get {
      guard case .date(let date) = time else { return nil }
      return date
    }
    set { time = newValue.map(Time.date) ?? .offset(0) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    switch time {
    case .date(let date): EKAlarm(absoluteDate: date)
    case .offset(let offset): EKAlarm(relativeOffset: offset)
    }
  }
}
