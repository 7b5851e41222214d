public import Foundation

/// The options for the destruction of a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
