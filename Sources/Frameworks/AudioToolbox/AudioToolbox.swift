@_exported public import Foundation
@_exported public import typealias CoreGraphics.CFURL
@_exported public import typealias CoreGraphics.OSStatus
@_exported public import let CoreGraphics.noErr
