import Foundation

/// Whether tests try everything, as they do with `PORTICO_EXHAUSTIVE` set; otherwise, they try as much as takes seconds.
public let isExhaustive = ProcessInfo.processInfo.environment["PORTICO_EXHAUSTIVE"] != nil
