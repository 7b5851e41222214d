public import Foundation

extension NSExceptionName {
  public static let genericException = Self(rawValue: "NSGenericException")
  public static let rangeException = Self(rawValue: "NSRangeException")
  public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = Self(
    rawValue: "NSInternalInconsistencyException")
  public static let mallocException = Self(rawValue: "NSMallocException")
  public static let objectInaccessibleException = Self(rawValue: "NSObjectInaccessibleException")
  public static let objectNotAvailableException = Self(rawValue: "NSObjectNotAvailableException")
  public static let destinationInvalidException = Self(rawValue: "NSDestinationInvalidException")
  public static let portTimeoutException = Self(rawValue: "NSPortTimeoutException")
  public static let invalidSendPortException = Self(rawValue: "NSInvalidSendPortException")
  public static let invalidReceivePortException = Self(rawValue: "NSInvalidReceivePortException")
  public static let portSendException = Self(rawValue: "NSPortSendException")
  public static let portReceiveException = Self(rawValue: "NSPortReceiveException")
  public static let oldStyleException = Self(rawValue: "NSOldStyleException")
  public static let inconsistentArchiveException = Self(rawValue: "NSInconsistentArchiveException")
}
