public import Foundation

extension BGTaskScheduler {
  /// An error of a request.
  public struct Error: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError: NSError) {
      self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }
    public static var errorDomain: String { _nsErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      public typealias _ErrorType = Error

      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
  }
}
