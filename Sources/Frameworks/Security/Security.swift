@_exported public import Foundation

// The Core Foundation types and values in which queries are written, for files that don't import UIKit.
@_exported public import typealias CoreGraphics.CFArray
@_exported public import typealias CoreGraphics.CFData
@_exported public import typealias CoreGraphics.CFDictionary
@_exported public import typealias CoreGraphics.CFError
@_exported public import typealias CoreGraphics.CFString
@_exported public import typealias CoreGraphics.CFTypeRef
@_exported public import typealias CoreGraphics.OSStatus
@_exported public import let CoreGraphics.noErr
@_exported public import class SystemConfiguration.CFAllocator
@_exported public import let SystemConfiguration.kCFAllocatorDefault
@_exported public import typealias UIKitCore.CFBoolean
@_exported public import let UIKitCore.kCFBooleanFalse
@_exported public import let UIKitCore.kCFBooleanTrue
