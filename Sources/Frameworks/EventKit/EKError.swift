public import Foundation

/// An error of an event store.
public struct EKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  public static var _nsErrorDomain: String { "EKErrorDomain" }
  public static var errorDomain: String { _nsErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError

    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case invalidSpan = 13
    case calendarHasNoSource = 14
    case calendarIsImmutable = 16
    case objectBelongsToDifferentStore = 11
    case calendarDoesNotAllowEvents = 22
    case calendarDoesNotAllowReminders = 23
    case eventStoreNotAuthorized = 29
  }

  public static var noCalendar: Code { .noCalendar }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

public let EKErrorDomain = EKError.errorDomain
