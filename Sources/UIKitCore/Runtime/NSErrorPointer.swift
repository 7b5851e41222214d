public import Foundation

/// A place for the error of a method that doesn't throw; `nil` to ignore it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
