/// The result of functions of Apple's older frameworks.
public typealias OSStatus = Int32

public let noErr: OSStatus = 0
