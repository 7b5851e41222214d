public import Foundation

// The Core Foundation types that callers of the functions below use.
public typealias CFRunLoop = RunLoop

public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil

public func CFRunLoopGetMain() -> CFRunLoop { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
}
