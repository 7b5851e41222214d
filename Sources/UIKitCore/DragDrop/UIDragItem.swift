public import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// Whatever the app wants to find again where the item is dropped. For the app's own use.
  open var localObject: Any?
  /// Makes what shows under the finger; the lifted view where `nil`.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What shows under the finger while something is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
