public import Foundation

/// How a scene is to go.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
