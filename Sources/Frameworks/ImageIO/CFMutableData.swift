public import Foundation

/// The counterpart of Core Foundation's data that can be changed.
public typealias CFMutableData = NSMutableData
