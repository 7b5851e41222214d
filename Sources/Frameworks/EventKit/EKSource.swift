/// The account to which calendars belong.
open class EKSource: EKObject {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }

  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
