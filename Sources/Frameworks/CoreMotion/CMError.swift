import Foundation

public let CMErrorDomain = "CMErrorDomain"

/// The code of an error in the domain `CMErrorDomain`.
public struct CMError: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The error of a request to a sensor that the device lacks.
  static var notAvailable: NSError {
    NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))
  }
}

public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotAuthorized = CMError(111)
