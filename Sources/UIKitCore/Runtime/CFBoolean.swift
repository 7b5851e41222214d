public import Foundation

public typealias CFBoolean = NSNumber

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
