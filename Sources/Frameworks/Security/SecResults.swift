public import CoreGraphics

// The results of keychain functions

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns the description of a result; `nil` for a number that isn't one.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  messages[status]
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecIO: "I/O error.",
  errSecOpWr: "File already open with write permission.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecInternalComponent: "An internal component failed.",
  errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecDecode: "Unable to decode the provided data.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
]
