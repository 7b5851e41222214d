public import Foundation

/// A storyboard file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
